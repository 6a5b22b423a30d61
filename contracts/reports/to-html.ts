import type { Report } from '../model/report.ts'
import { toChecks } from './html/checks.ts'
import { toCoverage } from './html/coverage.ts'
import { toGaps } from './html/gaps.ts'
import { toHead, toReasons, toRecords, toShortfalls } from './html/head.ts'
import { page } from './html/markup.ts'
import { style } from './html/style.ts'
import { toViolations } from './html/violations.ts'

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
