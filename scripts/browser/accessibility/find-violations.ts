import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** A violation of a rule of axe-core. */
export interface Violation {
  rule: string
  /** Markup of the element. */
  html: string
  /** Whether Redoc made the element. */
  isRedoc: boolean
  /** Why, in axe-core's words. */
  why: string
}

/** The rules about colours; all others give the same result in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Checks the current page against axe-core's rules for WCAG 2 A and AA and for best practice. */
export async function findViolations(page: Page, areColoursOnly = false): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const options: RunOptions = areColoursOnly
    ? { runOnly: COLOUR_RULES, resultTypes: ['violations'] }
    : { resultTypes: ['violations'] }
  return page.evaluate(async (asked) => {
    const { axe: loaded } = globalThis as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> }
    }
    const { violations } = await loaded.run(asked)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, failureSummary }) => ({
        rule: id,
        html: html.slice(0, 200),
        isRedoc:
          document
            .querySelector(String(target[0]))
            ?.closest('#redoc, html:has(#redoc):not(:has(main h1))') !== null,
        why: (failureSummary ?? '').split('\n').slice(1, 2).join('').trim(),
      })),
    )
  }, options)
}
