import autocannon from 'autocannon'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../tools/find-program.ts'
import { runCommand } from '../tools/run-command.ts'
import { median, withFolder } from './figure.ts'
import type { Server } from './server.ts'

/** A server under load, and the requests to it. */
export interface Contestant {
  server: Server
  authorization: string
  requests: readonly LoadRequest[]
}

export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
}

/** Results of one server in one round. */
export interface Round {
  /** Responses a second. */
  rate: number
  /** CPU time of the server per response, in microseconds. */
  processor: number
  /** Bytes of each response, with its headers. */
  size: number
}

/** Duration of a comparison. */
export interface Pace {
  rounds: number
  /** Seconds per round; wrk only takes whole numbers. */
  seconds: number
}

interface Totals {
  responses: number
  seconds: number
  bytes: number
  /** Responses with 400 or above. */
  refused: number
  /** Failed connections and missing responses. */
  broken: number
}

const CONNECTIONS = 32
const WRK = findProgram('wrk')

/** The load generator on this machine. */
export const generator = WRK === undefined ? 'autocannon' : 'wrk'

/** Requests with random ids in their path or body, the same ones in each run. */
export function withRandomIds(
  from: number,
  to: number,
  toRequest: (id: number) => LoadRequest,
): LoadRequest[] {
  let state = 1
  return Array.from({ length: 1000 }, () => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return toRequest(from + Math.floor((state / 2 ** 32) * (to - from + 1)))
  })
}

/**
 * Puts servers under load one after the other, in several short rounds, so that a busy moment of
 * the machine affects all of them alike.
 *
 * @returns for each contestant its rounds
 * @throws Error when a request was refused.
 */
export async function runRounds(
  contestants: readonly Contestant[],
  { rounds, seconds }: Pace,
): Promise<Round[][]> {
  const results: Round[][] = contestants.map(() => [])
  // The first round warms up the compilers, and isn't counted.
  for (const contestant of contestants) await runRound(contestant, seconds)
  for (let round = 0; round < rounds; round += 1) {
    const order = [...contestants.entries()]
    if (round % 2 === 1) order.reverse()
    for (const [place, contestant] of order) {
      results[place]?.push(await runRound(contestant, seconds))
    }
  }
  return results
}

/** Puts one server under load for a number of seconds. */
export async function runRound(contestant: Contestant, seconds: number): Promise<Round> {
  const { server } = contestant
  const before = await server.usage()
  const totals = await (WRK === undefined ? runAutocannon : runWrk)(contestant, seconds)
  const after = await server.usage()
  const { responses, bytes, refused, broken } = totals
  if (responses === 0 || refused > 0 || broken > 0) {
    const reasons = `${responses} responses, ${refused} refused, ${broken} broken connections`
    throw new Error(`Cannot measure ${server.url}: ${reasons}`)
  }
  return {
    rate: responses / totals.seconds,
    processor: (after.processor - before.processor) / responses,
    size: bytes / responses,
  }
}

function runWrk(contestant: Contestant, seconds: number): Promise<Totals> {
  return withFolder(async (folder) => {
    const file = join(folder, 'requests')
    const lines = contestant.requests.map(({ method, path, body = '' }) => [method, path, body])
    await writeFile(file, `${lines.flat().join('\n')}\n`)
    const script = fileURLToPath(new URL('wrk.lua', import.meta.url))
    const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script]
    const words = [...options, contestant.server.url, '--', file, contestant.authorization]
    const printed = await runCommand(WRK ?? 'wrk', words, folder)
    return JSON.parse(printed.slice(printed.lastIndexOf('{'))) as Totals
  })
}

async function runAutocannon(contestant: Contestant, duration: number): Promise<Totals> {
  const { server, authorization, requests } = contestant
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration,
    // In its own thread, because this process does other work meanwhile.
    workers: 1,
    requests: requests.map((request) => ({
      ...request,
      headers: { authorization, 'content-type': 'application/json' },
    })),
  })
  return {
    responses: result.requests.total,
    seconds: result.duration,
    bytes: result.throughput.total,
    refused: result.non2xx,
    broken: result.errors + result.timeouts,
  }
}

/** The median over all rounds of how one server's rate compares with another's. */
export function shareOf(rounds: readonly Round[], others: readonly Round[]): number {
  return median(rounds.map(({ rate }, round) => rate / (others[round]?.rate ?? Number.NaN)))
}

/** The median of one value of all rounds. */
export function medianOf(rounds: readonly Round[], name: keyof Round): number {
  return median(rounds.map((round) => round[name]))
}
