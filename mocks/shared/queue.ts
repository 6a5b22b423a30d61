/** Runs tasks one after the other, also when one of them fails. */
export interface Queue {
  <Result>(task: () => Result | Promise<Result>): Promise<Result>
  /** Whether no task is waiting or running: what needs no time may be done at once. */
  isIdle: () => boolean
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
  return Object.assign(queue, { isIdle: () => unfinished === 0 })
}
