export { runContract, type ContractOptions } from './run-contract.ts'
export { planContract, type Plan, type PlannedRequest } from './plan/plan.ts'
export { OptionsError, type RunOptions } from './engine/options/resolve-options.ts'
export { toRunMark, type RunListener } from './run/run.ts'
export type { WriteLogEntry, WriteLogEntry as JournalEntry } from './engine/create-context.ts'
export type { Arrival, PendingEnrolment as Enrolment, Receiver } from './engine/receiver.ts'
export type { Credentials, ProductName } from './engine/options/settings.ts'
export {
  compareReports,
  readReport,
  reportSchema,
  toComparison,
  toHtml,
  toJunit,
  toMarkdown,
  toObservedProfile,
  toSummary,
  type Comparison,
  type SummaryOptions,
} from './reports/index.ts'
export type * from './model/report.ts'
