import type { Report } from '../../model/report.ts'
import { toVisibleJson } from '../text/visible.ts'

/** Writes a report as `report.json`: the very object of the run, and nothing else. */
export function toJson(report: Report): string {
  return `${toVisibleJson(report, 2)}\n`
}
