import { Child } from './child.ts'
import type { Usage } from './children/calls.ts'
import type { Job, Load } from './load/job.ts'
import { median } from './statistics.ts'

/** A server under load: its requests, and its process where that tells what it uses. */
export interface Contestant {
  job: Pick<Job, 'port' | 'head' | 'tail' | 'ids' | 'status'>
  process?: Child
}

/** What one contestant did in one round. */
export interface Round {
  /** Right answers in a second. */
  rate: number
  /** Processor time for each answer, in microseconds; undefined where nobody can tell. */
  processor: number | undefined
  /** Bytes of an answer's body. */
  size: number
}

/** How much time a comparison is given. */
export interface Pace {
  rounds: number
  milliseconds: number
}

const CONNECTIONS = 32
const LEAD = 300

/**
 * Puts servers under load one after the other, in several short rounds, so that a busy moment of
 * the machine hits all of them alike.
 *
 * @returns for each contestant its rounds.
 * @throws Error when any answer had another status than it should.
 */
export async function runRounds(
  client: Child,
  contestants: readonly Contestant[],
  { rounds, milliseconds }: Pace,
): Promise<Round[][]> {
  const results: Round[][] = contestants.map(() => [])
  // The first time is for the compilers of all processes and counts for nobody.
  for (const contestant of contestants) await runOnce(client, contestant, 1000)
  for (let round = 0; round < rounds; round += 1) {
    const order = [...contestants.entries()]
    if (round % 2 === 1) order.reverse()
    for (const [place, contestant] of order) {
      results[place]?.push(await runOnce(client, contestant, milliseconds))
    }
  }
  return results
}

/** The median over all rounds of how one contestant's rate compares with another's. */
export function shareOf(rounds: readonly Round[], others: readonly Round[]): number {
  return median(rounds.map(({ rate }, round) => rate / (others[round]?.rate ?? Number.NaN)))
}

/** The median rate over all rounds. */
export function rateOf(rounds: readonly Round[]): number {
  return median(rounds.map(({ rate }) => rate))
}

/** The median processor time of an answer, in microseconds. */
export function processorOf(rounds: readonly Round[]): number {
  return median(rounds.map(({ processor }) => processor ?? Number.NaN))
}

async function runOnce(
  client: Child,
  { job, process }: Contestant,
  milliseconds: number,
): Promise<Round> {
  const before = await process?.call<Usage>('usage')
  const load = await client.call<Load>('fire', {
    ...job,
    connections: CONNECTIONS,
    lead: LEAD,
    milliseconds,
  } satisfies Job)
  const after = await process?.call<Usage>('usage')
  const wrong = Object.entries(load.wrong).map(([reason, count]) => `${count} x ${reason}`)
  if (wrong.length > 0)
    throw new Error(`Cannot measure: among the answers were ${wrong.join(', ')}`)
  if (load.answers === 0) throw new Error('Cannot measure: no answer came')
  const used = before && after && ((after.processor - before.processor) * 1000) / load.total
  return { rate: (load.answers * 1000) / load.milliseconds, processor: used, size: load.size }
}
