/** Something that stems from Redoc's own page and that no option or style of ours can mend. */
export interface Exception {
  /** Rule of axe-core. */
  rule: string
  /** What the markup of the elements holds. */
  holds: RegExp
  reason: string
}

/** What axe-core is allowed to object to in what Redoc makes, and nowhere else. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'page-has-heading-one',
    holds: /^<html /,
    reason:
      "Redoc shows the part that is read alone; an operation's heading is of the second level.",
  },
  {
    rule: 'heading-order',
    holds: /^<h4 [^>]*data-component-name="Typography\/H4"/,
    reason: "Redoc's heading of a body's fields leaves out the third level.",
  },
]
