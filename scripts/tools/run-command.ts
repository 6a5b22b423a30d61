import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs a program to its end and returns what it printed.
 *
 * @throws Error with what it printed, if it fails.
 */
export async function runCommand(
  program: string,
  words: readonly string[],
  directory: string,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, words, {
      cwd: directory,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & Record<string, string>
    throw new Error(`${stdout}\n${stderr}`.trim() || message, { cause: error })
  }
}
