import type { Report } from '../../model/report.ts'

/** Writes a report as `report.json`: the very object of the run, and nothing else. */
export function toJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
