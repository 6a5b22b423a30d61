import { runCommand } from './run-command.ts'

/** A Node of some version. */
export interface NodeProgram {
  major: number
  /** Full version, such as `v22.12.0`. */
  version: string
  program: string
}

/** Finds a Node of a major version: the running one if it fits, else one from the registry. */
export async function findNode(major: number, directory: string): Promise<NodeProgram> {
  if (process.versions.node.startsWith(`${major}.`)) {
    return { major, version: process.version, program: process.execPath }
  }
  const ask = 'console.log(process.version); console.log(process.execPath)'
  const words = ['--yes', `--package=node@${major}`, '--', 'node', '-e', ask]
  const printed = await runCommand('npx', words, directory)
  const [version = '', program = ''] = printed.trim().split('\n').slice(-2)
  if (!version.startsWith(`v${major}.`)) {
    throw new Error(
      `Cannot test on Node ${major}: npx gave ${version}; look at "npm view node@${major}"`,
    )
  }
  return { major, version, program }
}
