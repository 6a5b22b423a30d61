import type { Report } from '../../model/report.ts'
import { toChecks } from './checks.ts'
import { toCoverage, toGaps } from './ledger.ts'
import { toHead, toReasons, toRecords, toShortfalls } from './head.ts'
import { page } from './markup.ts'
import { style } from './style.ts'
import { toViolations } from './violations.ts'

/** Nothing is fetched and no script runs, whatever a site may have sent. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Writes a report as one page that needs no network and no script. */
export function toHtml(report: Report): string {
  return page`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ markup: POLICY }}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sabiá: ${report.verdict}, ${report.target}</title>
<style>${{ markup: style }}</style>
</head>
<body>
${toHead(report)}
<main>
${toShortfalls(report)}
${toViolations(report)}
${toReasons(report)}
${toChecks(report)}
${toGaps(report)}
${toCoverage(report)}
${toRecords(report)}
</main>
</body>
</html>
`.markup
}
