import type { Listing } from '../http/answers/read-list.ts'
import type { Reply } from '../http/exchange.ts'
import type { Room } from '../http/pace/budget.ts'
import type { Time } from '../http/pace/time.ts'
import type { Step } from './step.ts'
import type { People } from './people.ts'
import type { RunSettings } from './options/settings.ts'
import type { Receiver } from './receiver.ts'
import type { TokenCall } from './token-call.ts'

/** Values of path parameters, such as `id`. */
export type PathValues = Readonly<Record<string, string | number>>

/** Options of an API call. */
export interface CallOptions {
  path?: PathValues
  /** Query string without the question mark. */
  query?: string
  /** Sent as JSON, unless it is a string. */
  body?: unknown
  contentType?: string
  /** Value of `Authorization`: null for none; the run's token if left out. */
  authorization?: string | null
}

/** Options of an API POST. */
interface WriteOptions extends CallOptions {
  /** The facts say that it must be refused, so it creates nothing and can be repeated. */
  isRefused?: boolean
  /** Most checks need what it creates: others make room for it in the budget. */
  isNeeded?: boolean
  /** Keeps the answer to an unusual call out of `replies`. */
  isProbe?: boolean
}

/** What steps and checks use to call the site. */
export interface Context {
  settings: RunSettings
  people: People
  time: Time
  /** The run's mark, part of every record that it creates. */
  run: string
  /** Answers so far to calls that a normal client makes. */
  replies: readonly Reply[]
  /** All answers of the API so far. */
  answers: readonly Reply[]
  receiver: Receiver | undefined
  /** Number of writes whose outcome is unknown. */
  lostWrites: () => number
  /**
   * Repeats a call, with growing pauses, until its answer is good enough: a new record may take a
   * while to appear. Returns the last answer. Waits only briefly once a run has waited long without
   * success.
   *
   * @param share part of the run's patience, up to 1
   * @param toEarly marks the last answer where the run could not wait as long as it should
   * @param pause milliseconds before the second call
   * @throws Stop when the answer is not good enough, the run could not wait as long as it should, and
   * `toEarly` is left out.
   */
  askUntil: <Value>(
    share: number,
    ask: () => Promise<Value>,
    isEnough: (value: Value) => boolean,
    toEarly?: (value: Value) => Value,
    pause?: number,
  ) => Promise<Value>
  /** Takes a request for a further page of a list; false if the run has to do without. */
  takePage: () => boolean
  /** By operation, lists as they were when no page followed that a site tells nothing of. */
  inOnePiece: Map<string, Listing>
  /** Operations whose lists have shown a new record at the first look. */
  prompt: Set<string>
  /** Whether the run has a request left for this, besides those for what comes after. */
  hasRoom: (what: Room) => boolean
  /**
   * Takes a request that the run could do without; `isLate` among its last ones.
   *
   * @throws Stop where the site leaves none to spare.
   */
  refuseUnlessSpare: (isLate?: boolean) => void
  /** Runs a step, unless it ran before, and returns its value. */
  use: <Value>(step: Step<Value>) => Promise<Value>
  /** Sends a GET. `isProbe` keeps the answer to an unusual call out of `replies`. */
  read: (operation: string, options?: CallOptions & { isProbe?: boolean }) => Promise<Reply>
  /** Sends a GET to a path that belongs to no operation; with the run's token, if none is given. */
  readPath: (path: string, authorization?: null) => Promise<Reply>
  /** Sends an API POST. */
  write: (operation: string, options: WriteOptions) => Promise<Reply>
  /** Sends a token request. */
  askToken: (call: TokenCall) => Promise<Reply>
  /** Masks a value in everything that is shown. */
  keepSecret: (value: string | undefined, variable: string) => void
  /** Leaves values that the run made up unmasked. */
  own: (values: Iterable<string>) => void
}
