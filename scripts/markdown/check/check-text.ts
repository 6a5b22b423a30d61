import { checkConfiguration } from './configuration.ts'
import { checkDiagram } from './diagram.ts'
import { checkWorkflow } from './workflow.ts'
import { checkProfile } from './profile.ts'

/**
 * Looks at a text without running it. What it is is told by a kind or by the name of its file; a
 * program is looked at where it is run, its types in a test of their own.
 *
 * @throws Error saying what is wrong with it.
 */
export async function checkText(text: string, name: string): Promise<void> {
  if (name === 'json' || name.endsWith('.json')) JSON.parse(text)
  else if (name === 'mermaid') checkDiagram(text)
  else if (name === 'sabia.config.yaml') await checkConfiguration(text)
  else if (/^(.*-)?profile(\.yaml)?$/.test(name)) checkProfile(text)
  else if (name === 'workflow' || name.startsWith('.github/')) await checkWorkflow(text)
}
