import { CONTROL_PREFIX } from '../control/control.ts'
import type { Answer } from './answers.ts'
import type { Desk, Passage } from './desk.ts'
import { allowAnyOrigin, answerPreflight, isOpenToPages } from './cors.ts'
import { Listeners, observe } from '../shared/listeners.ts'
import { answer } from './pipeline.ts'
import type { Faults } from '../tools/faults/faults.ts'
import { answerWithFaults, grantWish } from '../tools/faults/play.ts'
import { markCut, spoil } from '../tools/faults/spoil.ts'
import type { Journal } from '../tools/request-log/request-log.ts'
import { toKept } from '../tools/request-log/raw-entry.ts'
import type { Metrics } from '../tools/metrics.ts'

/** What a site tells of each request that it answered. */
export interface Answered {
  site: string
  method: string
  /** Path without the query. */
  path: string
  /** 0 when the connection was dropped. */
  status: number
  operationId: string | undefined
  /** From arrival to answer, in milliseconds of real time. */
  milliseconds: number
  /** Ids of the fault rules that were applied; left out where there were none. */
  faults?: readonly string[]
  /** Why a token call was refused, where its answer does not tell. */
  reason?: string
}

/** What a reception works with, besides the desk behind it. */
export interface ReceptionParts {
  journal: Journal
  faults: Faults
  metrics: Metrics
  /** Answers a call of the control API. */
  control: (request: Request, path: string, query: string) => Promise<Response>
}

/** Where requests arrive and answers leave. */
export interface Reception {
  pass: (request: Request) => Promise<Response>
  /** Tells a listener of each answer, until the returned function is called. */
  onAnswer: (listener: (answered: Answered) => void) => () => void
}

/** A request that has arrived. */
interface Arrival {
  /** Its number in the journal. */
  id: number
  generation: number
  url: string
  method: string
  path: string
  headers: Headers
  /** The generation of the pauses in which it came. */
  pauses: number
  /** In milliseconds of real time. */
  startedAt: number
}

/** Makes a reception: it takes requests to the desk, and notes what became of them. */
export function createReception(desk: Desk, parts: ReceptionParts): Reception {
  const { journal, faults, metrics, control } = parts
  const listeners = new Listeners<[Answered]>()

  async function pass(request: Request): Promise<Response> {
    const startedAt = performance.now()
    // Read once: each look at it writes the address anew.
    const { url, method } = request
    const { path, query } = splitAddress(url)
    if (path.startsWith(CONTROL_PREFIX)) {
      const response = await control(request, path, query)
      tell(method, path, response.status, undefined, performance.now() - startedAt)
      return response
    }
    const { generation } = journal
    const { generation: pauses } = faults.pauses
    const id = journal.nextId()
    const isOpen = isOpenToPages(request, path, desk.choices)
    const preflight = isOpen ? answerPreflight(request, path) : undefined
    const passage = preflight ? { answer: preflight } : await play(request, path, query, id)
    if (passage.wished !== undefined) grantWish(passage)
    if (isOpen) allowAnyOrigin(passage.answer.headers)
    const { body } = passage.answer
    const text = body === undefined ? undefined : JSON.stringify(body)
    const arrival = {
      id,
      generation,
      url,
      method,
      path,
      headers: request.headers,
      pauses,
      startedAt,
    }
    if (passage.effects !== undefined) return spoilt(request, arrival, passage, text)
    observe(() => note(arrival, passage, text))
    return toResponse(passage.answer, method, text)
  }

  function play(request: Request, path: string, query: string, id: number): Promise<Passage> {
    if (faults.isIdle) return answer(request, path, query, desk, id)
    return answerWithFaults(request, path, query, desk, id, faults)
  }

  /** Lets an answer out in the state that a fault wants. */
  async function spoilt(
    request: Request,
    arrival: Arrival,
    passage: Passage,
    text: string | undefined,
  ): Promise<Response> {
    const { effects = {}, answer: answered } = passage
    if (effects.delay !== undefined) {
      await faults.pauses.wait(effects.delay, request.signal, arrival.pauses)
    }
    if (effects.drop === true) {
      passage.answer = { status: 0, headers: {}, body: undefined }
      observe(() => note(arrival, passage, undefined))
      return Response.error()
    }
    const { text: sent, body } = hasBody(answered) ? spoil(text, effects) : { body: null }
    observe(() => note(arrival, passage, sent))
    const response = toResponse(answered, arrival.method, body ?? undefined)
    const isStream = body instanceof ReadableStream && response.body !== null
    return isStream ? markCut(response) : response
  }

  /** Notes an answer in all places. `text` is what was sent of the body. */
  function note(arrival: Arrival, passage: Passage, text: string | undefined): void {
    const { method, url, headers, startedAt } = arrival
    const { answer: answered, operationId, requestText, refused, reason, changes, defect } = passage
    const { status } = answered
    const milliseconds = performance.now() - startedAt
    const kept = {
      id: arrival.id,
      at: desk.world.clock.now(),
      method,
      url,
      operationId,
      status,
      milliseconds,
      requestHeaders: headers,
      requestText: toKept(requestText),
      answerHeaders: answered.headers,
      answerText: toKept(text),
      refused,
      reason,
      changes,
      faults: passage.faults,
      defect,
    }
    journal.add(kept, arrival.generation)
    metrics.count(operationId ?? 'none', status, milliseconds)
    if (listeners.size === 0) return
    tell(method, arrival.path, status, operationId, milliseconds, passage)
  }

  function tell(
    method: string,
    path: string,
    status: number,
    operationId: string | undefined,
    milliseconds: number,
    { faults: applied = [], reason }: Pick<Passage, 'faults' | 'reason'> = {},
  ): void {
    const told = {
      ...(applied.length === 0 ? {} : { faults: applied }),
      ...(reason === undefined ? {} : { reason }),
    }
    const answered = { site: desk.site, method, path, status, operationId, milliseconds, ...told }
    listeners.tell(answered)
  }

  return {
    pass,
    onAnswer: (listener) => listeners.add(listener),
  }
}

/** Splits an address without building a URL object: this stands in every request's way. */
function splitAddress(url: string): { path: string; query: string } {
  const begin = url.indexOf('/', url.indexOf('://') + 3)
  if (begin === -1) return { path: '/', query: '' }
  const fragment = url.indexOf('#', begin)
  const end = fragment === -1 ? url.length : fragment
  const mark = url.indexOf('?', begin)
  if (mark === -1 || mark > end) return { path: url.slice(begin, end), query: '' }
  return { path: url.slice(begin, mark), query: url.slice(mark + 1, end) }
}

function hasBody({ status }: Answer): boolean {
  return ![204, 205, 304].includes(status)
}

function toResponse(answered: Answer, method: string, body: BodyInit | undefined): Response {
  const { headers } = answered
  if (body !== undefined) headers['content-type'] = 'application/json; charset=utf-8'
  // RFC 9110, section 9.3.2: a HEAD answer has the headers of GET and no body.
  const isBare = body === undefined || method === 'HEAD'
  return new Response(isBare ? null : body, { status: answered.status, headers })
}
