import type { Permissions, Workflow } from '../read-workflows.ts'
import { stepsOf } from '../read-workflows.ts'
import type { Rule } from '../lint.ts'

/** Events that run with secrets, or with a token that writes, on behalf of anybody. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment']

/** What keeps a stranger's pull request from secrets, from the token and from the shell. */
export const safetyRules: readonly Rule[] = [
  declaresPermissions,
  hasNoDangerousEvent,
  writesForNoPullRequest,
  keepsExpressionsOutOfShells,
  keepsSecretsInSteps,
  leavesNoToken,
  endsInTime,
]

function declaresPermissions({ content }: Workflow): string[] {
  if (content.permissions === undefined) {
    return ['declares no permissions: its token has those of the settings; write permissions: {}']
  }
  if (!isReading(content.permissions)) {
    return ['lets every job write; give the permission to the job that needs it']
  }
  const open = Object.entries(content.jobs).filter(([, { permissions }]) => {
    return typeof permissions === 'string' && !isReading(permissions)
  })
  return open.map(([job]) => `lets the job ${job} write everything; name what it needs`)
}

function isReading(permissions: Permissions): boolean {
  if (typeof permissions === 'string') return permissions !== 'write-all'
  return Object.values(permissions).every((access) => access !== 'write')
}

function hasNoDangerousEvent(workflow: Workflow): string[] {
  return eventsOf(workflow)
    .filter((event) => DANGEROUS_EVENTS.includes(event))
    .map((event) => `runs on ${event}, which hands secrets to what a stranger sends`)
}

/** What a pull request brings is run before anybody has read it. */
function writesForNoPullRequest(workflow: Workflow): string[] {
  if (!eventsOf(workflow).includes('pull_request')) return []
  return Object.entries(workflow.content.jobs)
    .filter(([, { permissions = {} }]) => !isReading(permissions))
    .map(([job]) => `lets the job ${job} write for a pull request; give it a workflow of its own`)
}

function eventsOf({ content: { on } }: Workflow): string[] {
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? (on as string[]) : Object.keys(on)
}

/** An expression is put into the script before a shell reads it: its value would be run as code. */
function keepsExpressionsOutOfShells(workflow: Workflow): string[] {
  return stepsOf(workflow)
    .filter(({ step }) => step.run?.includes('${{') === true)
    .map(({ job, step }) => `has an expression in the script of ${nameOf(job, step)}; use env`)
}

/** A secret belongs into the environment of the one step that needs it. */
function keepsSecretsInSteps({ content }: Workflow): string[] {
  const { jobs, ...rest } = content
  const places: [string, unknown][] = [['the workflow', { ...rest, on: undefined }]]
  for (const [job, { steps = [], secrets: _handedOn, ...others }] of Object.entries(jobs)) {
    places.push([`the job ${job}`, others])
    for (const { env: _ofTheStep, ...step } of steps) places.push([nameOf(job, step), step])
  }
  return places
    .filter(([, value]) => /\$\{\{[^}]*\bsecrets\b/.test(JSON.stringify(value)))
    .map(([place]) => `uses a secret in ${place}; hand it to a step by its env`)
}

/** The checkout would leave the token in the folder, for all that runs there. */
function leavesNoToken(workflow: Workflow): string[] {
  return stepsOf(workflow)
    .filter(({ step }) => step.uses?.startsWith('actions/checkout@') === true)
    .filter(({ step }) => step.with?.['persist-credentials'] !== false)
    .map(({ job }) => `leaves the token in the checkout of ${job}; set persist-credentials: false`)
}

function endsInTime({ content }: Workflow): string[] {
  return Object.entries(content.jobs)
    .filter(([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined)
    .map(([job]) => `lets the job ${job} hang for six hours; set timeout-minutes`)
}

function nameOf(job: string, { id, name, uses }: { id?: string; name?: string; uses?: string }) {
  return `${job}, step "${name ?? id ?? uses ?? 'without a name'}"`
}
