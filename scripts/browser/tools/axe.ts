import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** A violation of a rule of axe-core. */
export interface Violation {
  rule: string
  /** Markup of the element. */
  html: string
  /** Why, in axe-core's words. */
  why: string
}

/** Checks the current page against axe-core's rules for WCAG 2 A and AA and for best practice. */
export async function findViolations(page: Page, options: object = {}): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => {
    const { axe: loaded } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<AxeResults> }
    }
    const { violations } = await loaded.run({ resultTypes: ['violations'], ...given })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({
        rule: id,
        html: html.slice(0, 200),
        why: (failureSummary ?? '').split('\n').slice(1, 2).join('').trim(),
      })),
    )
  }, options)
}
