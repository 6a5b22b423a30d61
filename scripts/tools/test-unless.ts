import { test } from '@jest/globals'

/** Defines a test, or one that is skipped for a reason; the summary of the run counts the reasons. */
export function testUnless(
  lack: string | undefined,
  title: string,
  run: () => unknown,
  timeout?: number,
): void {
  if (lack === undefined) test(title, async () => void (await run()), timeout)
  else test.skip(`${title}, left out: ${lack}`, () => undefined) // the title says why
}
