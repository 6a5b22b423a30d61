/** Runs tasks one after the other, also when one of them fails. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>) => {
    const run = last.then(task, task)
    last = run.catch(() => undefined)
    return run
  }
}
