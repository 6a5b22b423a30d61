import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../root.ts'
import { KNOWN_ACTIONS } from '../known-actions.ts'
import { readWorkflow, stepsOf, type Job, type Trigger, type Workflow } from '../read-workflows.ts'
import type { Rule } from '../lint.ts'

/** What is used from elsewhere exists, is pinned, and is given what it knows. */
export const actionRules: readonly Rule[] = [usesPinnedActions, callsWorkflowsRightly]

function usesPinnedActions(workflow: Workflow): string[] {
  return stepsOf(workflow).flatMap(({ job, step: { uses, with: given = {} } }) => {
    if (uses === undefined) return []
    const [name = '', ref = ''] = uses.split('@')
    const known = KNOWN_ACTIONS[name]
    if (known === undefined) return [`uses ${name} in ${job}, which nobody has looked at`]
    const { commit, version, inputs } = known
    const isPinned = ref === commit && workflow.text.includes(`${name}@${commit} # ${version}\n`)
    const unknown = Object.keys(given).filter((input) => !inputs.includes(input))
    return [
      ...(isPinned ? [] : [`uses ${uses} in ${job}; write ${name}@${commit} # ${version}`]),
      ...unknown.map((input) => `gives ${name} in ${job} an input ${input} that nobody knows`),
    ]
  })
}

/** A workflow of this repository, called from here or, in an example, from another one. */
const OWN_WORKFLOW = /^(?:\.|OWNER\/sabia)\/(\.github\/workflows\/[\w.-]+)(?:@[\w.-]+)?$/

function callsWorkflowsRightly({ content }: Workflow): string[] {
  return Object.entries(content.jobs).flatMap(([job, call]) => {
    if (call.uses === undefined) return []
    const path = OWN_WORKFLOW.exec(call.uses)?.[1]
    if (path === undefined || !existsSync(join(root, path))) {
      return [`calls ${call.uses} in ${job}, which is no workflow of this repository`]
    }
    const { on } = readWorkflow(root, basename(path)).content
    const trigger = (on as Readonly<Record<string, Trigger | null>>)['workflow_call']
    if (!trigger) return [`calls ${path} in ${job}, which cannot be called`]
    return differences(job, call, trigger)
  })
}

function differences(job: string, call: Job, { inputs = {}, secrets = {} }: Trigger): string[] {
  const given = Object.keys(call.with ?? {})
  const handed = call.secrets === 'inherit' ? [] : Object.keys(call.secrets ?? {})
  const missing = Object.keys(inputs).filter((name) => inputs[name]?.required === true)
  return [
    ...given
      .filter((name) => !(name in inputs))
      .map((name) => `gives ${job} no known input ${name}`),
    ...handed
      .filter((name) => !(name in secrets))
      .map((name) => `gives ${job} no known secret ${name}`),
    ...missing
      .filter((name) => !given.includes(name))
      .map((name) => `owes ${job} the input ${name}`),
  ]
}
