import { toWorkflow, type Workflow } from './read-workflows.ts'

/** Takes the workflow of a caller out of the comment at the head of a reusable workflow. */
export function readExample({ path, text }: Workflow): Workflow {
  const head = text.slice(0, text.search(/^[^#\n]/m))
  const lines = head.split('\n').filter((line) => /^# {3}\S|^# {4,}/.test(line))
  if (lines.length === 0) throw new Error(`Cannot find an example at the head of ${path}`)
  const example = lines.map((line) => line.slice('#   '.length)).join('\n')
  return toWorkflow('.github/workflows/example.yml', `${example}\n`)
}
