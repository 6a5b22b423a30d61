import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A workflow as it stands in its file, and as YAML reads it. */
export interface Workflow {
  /** Place in the repository: `.github/workflows/ci.yml`. */
  path: string
  text: string
  content: WorkflowContent
}

/** The parts of a workflow that are looked at here. */
interface WorkflowContent {
  on: Readonly<Record<string, Trigger | null>> | string | readonly string[]
  permissions?: Permissions
  env?: Readonly<Record<string, unknown>>
  defaults?: { run?: { shell?: string } }
  jobs: Readonly<Record<string, Job>>
}

export interface Trigger {
  inputs?: Readonly<Record<string, Input>>
  secrets?: Readonly<Record<string, { required?: boolean }>>
}

interface Input {
  description?: string
  type?: string
  required?: boolean
  default?: unknown
}

export type Permissions = string | Readonly<Record<string, string>>

export interface Job {
  if?: string
  permissions?: Permissions
  env?: Readonly<Record<string, unknown>>
  'timeout-minutes'?: number
  uses?: string
  with?: Readonly<Record<string, unknown>>
  secrets?: Readonly<Record<string, unknown>> | 'inherit'
  steps?: readonly Step[]
}

export interface Step {
  id?: string
  name?: string
  uses?: string
  with?: Readonly<Record<string, unknown>>
  env?: Readonly<Record<string, unknown>>
  run?: string
  'continue-on-error'?: unknown
}

/** A step with the job that it stands in. */
export interface PlacedStep {
  job: string
  step: Step
}

const FOLDER = '.github/workflows'

/** Reads every workflow of a repository. */
export function readWorkflows(root: string): Workflow[] {
  const names = readdirSync(join(root, FOLDER)).filter((name) => /\.ya?ml$/.test(name))
  return names.map((name) => readWorkflow(root, name))
}

/** Reads the workflow of this name: `ci.yml`. */
export function readWorkflow(root: string, name: string): Workflow {
  const path = `${FOLDER}/${name}`
  return toWorkflow(path, readFileSync(join(root, path), 'utf8'))
}

/** Reads the text of one workflow. */
export function toWorkflow(path: string, text: string): Workflow {
  return { path, text, content: parse(text) as WorkflowContent }
}

/** Every step of a workflow, in the order of the file. */
export function stepsOf({ content }: Workflow): PlacedStep[] {
  return Object.entries(content.jobs).flatMap(([job, { steps = [] }]) =>
    steps.map((step) => ({ job, step })),
  )
}

/** Finds a step by its id or its name. */
export function findStep(workflow: Workflow, named: string): Step {
  const found = stepsOf(workflow).find(({ step }) => step.id === named || step.name === named)
  if (found === undefined) throw new Error(`Cannot find the step ${named} in ${workflow.path}`)
  return found.step
}
