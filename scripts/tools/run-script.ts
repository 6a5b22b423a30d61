import { realpathSync } from 'node:fs'

/**
 * Runs the main function of a script, and does nothing where a test imports the script's file. An
 * error is printed and sets exit code 2.
 *
 * @param file the script's `import.meta.filename`
 */
export async function runScript(file: string, main: () => Promise<void>): Promise<void> {
  if (realpathSync(process.argv[1] ?? '') !== file) return
  try {
    await main()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
}
