/** Makes a queue that runs tasks one after the other, also when one of them fails. */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>) => {
    const run = last.then(task, task)
    last = run.catch(() => undefined)
    return run
  }
}
