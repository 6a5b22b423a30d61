import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Tries every name in processes of a program's own, one for each core: they get a name at a time, and
 * answer with its result.
 *
 * @param url the program's file, which calls `answerNames` in such a process
 * @throws Error when a process ends before it has answered.
 */
export async function tryInProcesses<Result>(
  url: string,
  names: readonly string[],
): Promise<Result[]> {
  const waiting = names.toReversed()
  const results = new Map<string, Result>()
  const tryRest = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(new URL(url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      let current: string | undefined
      const next = () => {
        current = waiting.pop()
        if (current === undefined) child.disconnect()
        else child.send(current)
      }
      child.on('message', (result: Result) => {
        results.set(current!, result)
        next()
      })
      child.on('exit', (code) => {
        if (current === undefined) resolve()
        else reject(new Error(`Cannot try "${current}": its process ended with ${code}`))
      })
      next()
    })
  const count = Math.min(availableParallelism(), names.length)
  await Promise.all(Array.from({ length: count }, tryRest))
  return names.map((name) => results.get(name)!)
}

/** Answers names in a process that `tryInProcesses` has started; false in the one that was started by hand. */
export function answerNames(tryName: (name: string) => Promise<unknown>): boolean {
  if (process.send === undefined) return false
  process.on(
    'message',
    (name: string) => void tryName(name).then((result) => process.send?.(result)),
  )
  return true
}
