// The load client: a process of its own that sends what it is told and counts the answers.
import { Connection } from '../load/connection.ts'
import type { Job, Load } from '../load/job.ts'
import { answerCalls } from './calls.ts'

answerCalls({ fire })

async function fire(job: Job): Promise<Load> {
  const load: Load = { answers: 0, milliseconds: 0, total: 0, size: 0, wrong: {} }
  let isCounting = false
  const next = createRequests(job)
  const onAnswer = (status: number, size: number) => {
    if (status !== job.status) return miss(load, String(status))
    load.size = size
    load.total += 1
    if (isCounting) load.answers += 1
  }
  const connections = Array.from(
    { length: job.connections },
    () => new Connection(job.port, next, onAnswer, () => miss(load, 'broken connection')),
  )
  await pause(job.lead)
  isCounting = true
  const begin = performance.now()
  await pause(job.milliseconds)
  isCounting = false
  load.milliseconds = performance.now() - begin
  for (const connection of connections) connection.close()
  return load
}

function miss(load: Load, reason: string): void {
  load.wrong[reason] = (load.wrong[reason] ?? 0) + 1
}

/** The same sequence of random ids for every server. */
function createRequests({ head, tail, ids }: Job): () => string {
  if (ids === undefined) return () => head + tail
  const count = ids.to - ids.from + 1
  let state = 1
  return () => {
    // Numerical Recipes' linear congruential generator: cheap, and even enough for ids.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return `${head}${ids.from + Math.floor((state / 2 ** 32) * count)}${tail}`
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
