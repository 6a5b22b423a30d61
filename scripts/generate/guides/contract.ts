import { EXIT_CODES } from '../../cli/contract/exit-code.ts'
import { REPORT_FILES } from '../../cli/settings/settings.ts'
import { toCode, toTable } from './markdown.ts'

/** What each exit code of a contract run means. */
export function toExitCodeTable(): string {
  const rows = Object.entries(EXIT_CODES).map(([code, meaning]) => [code, meaning])
  return toTable(['code', 'means'], rows)
}

/** The files that a contract run leaves. */
export function toReportFileTable(): string {
  const rows = Object.entries(REPORT_FILES).map(([names, purpose]) => {
    return [names.split(', ').map(toCode).join(', '), purpose]
  })
  return toTable(['file', 'holds'], rows)
}
