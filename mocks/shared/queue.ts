/** Runs tasks one after the other, also when one of them fails. */
export interface Queue {
  <Result>(task: () => Result | Promise<Result>): Promise<Result>
  /** Begins at once where no task is waiting or running; the others wait for one that takes its time. */
  atOnce: <Result>(task: () => Result | Promise<Result>) => Result | Promise<Result>
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  const isOver = () => {
    unfinished -= 1
  }
  const queue = <Result>(task: () => Result | Promise<Result>) => {
    unfinished += 1
    const run = last.then(task)
    last = run.then(isOver, isOver)
    return run
  }
  const atOnce = <Result>(task: () => Result | Promise<Result>) => {
    if (unfinished > 0) return queue(task)
    const result = task()
    if (result instanceof Promise) {
      unfinished += 1
      last = result.then(isOver, isOver)
    }
    return result
  }
  return Object.assign(queue, { atOnce })
}
