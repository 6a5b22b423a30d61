import type { Report } from '../../model/report.ts'
import { reportSchema } from '../json/report-schema.ts'
import { findFault } from './first-fault.ts'

const ADVICE = 'give the report.json of an earlier run'

/**
 * Reads the text of an earlier `report.json`.
 *
 * @throws Error when it is something else; the message says what is wrong and what to do.
 */
export function readReport(text: string): Report {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('verdict' in value && 'checks' in value)) {
    throw new Error(`Cannot compare: the file is JSON, but no report of a contract run; ${ADVICE}`)
  }
  const fault = findFault(value, reportSchema)
  if (fault !== undefined) {
    throw new Error(
      `Cannot compare: the report has another form (${fault}); make it again with this version`,
    )
  }
  return value as Report
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new Error(`Cannot compare: the file is empty; ${ADVICE}`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`Cannot compare: the file is no JSON; ${ADVICE}`)
  }
}
