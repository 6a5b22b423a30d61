import { runCommand } from './run-command.ts'

/** A Node binary. */
export interface NodeProgram {
  /** Full version, such as `v22.12.0`. */
  version: string
  program: string
}

/**
 * Finds a Node by a prefix of its version, such as `22`: the running one if it matches, else one from
 * the registry.
 */
export async function findNode(wanted: string, directory: string): Promise<NodeProgram> {
  if (process.versions.node.startsWith(`${wanted}.`)) {
    return { version: process.version, program: process.execPath }
  }
  const ask = 'console.log(process.version); console.log(process.execPath)'
  const words = ['--yes', `--package=node@${wanted}`, '--', 'node', '-e', ask]
  const printed = await runCommand('npx', words, directory)
  const [version = '', program = ''] = printed.trim().split('\n').slice(-2)
  if (!version.startsWith(`v${wanted}.`)) {
    throw new Error(
      `Cannot test on Node ${wanted}: npx found ${version}; try "npm view node@${wanted}"`,
    )
  }
  return { version, program }
}
