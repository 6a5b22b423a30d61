import type { Reply } from '../http/exchange.ts'
import type { Time } from '../http/pace/time.ts'
import type { Act, Kind } from './act.ts'
import type { People } from './people.ts'
import type { RunSettings } from './options/settings.ts'
import type { Receiver } from './receiver.ts'

/** Values for the places of a path, such as `id`. */
export type PathValues = Readonly<Record<string, string | number>>

/** What goes with a call of the API. */
export interface CallOptions {
  path?: PathValues
  /** Query string without the question mark. */
  query?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  contentType?: string
  /** Value of `Authorization`; null for none, the run's token where left out. */
  authorization?: string | null
}

/** A POST of the API. */
interface WriteOptions extends CallOptions {
  /** By the facts it must be refused: it makes nothing and may be sent again. */
  isRefused?: boolean
  /** What it makes where it succeeds. */
  creates?: Kind
}

/** What the token call is sent; a field that is undefined is left out. */
interface TokenCall {
  fields: Readonly<Record<string, string | undefined>>
  format: 'form' | 'json'
}

/** What acts and checks work with. */
export interface Desk {
  settings: RunSettings
  people: People
  time: Time
  /** Mark of the run, part of what it makes. */
  run: string
  /** Every answer so far to a call that a client would make in earnest. */
  replies: readonly Reply[]
  /** Every answer of the API so far. */
  answers: readonly Reply[]
  receiver: Receiver | undefined
  /** How many writes so far may have been done although no answer says so. */
  lostWrites: () => number
  /**
   * Asks again, with growing pauses, until an answer will do: what was just written may show late.
   * Gives the last answer. A run that has waited long in vain waits no more.
   *
   * @param share of the run's patience, up to 1
   */
  askUntil: <Value>(
    share: number,
    ask: () => Promise<Value>,
    isEnough: (value: Value) => boolean,
  ) => Promise<Value>
  /** The value of an act; done now unless it was done before. */
  use: <Value>(act: Act<Value>) => Promise<Value>
  /** Sends a GET. `isProbe` keeps an answer that no client asks for out of `replies`. */
  read: (operation: string, options?: CallOptions & { isProbe?: boolean }) => Promise<Reply>
  /** Sends a GET to a path below the address that is no operation's. */
  readPath: (path: string) => Promise<Reply>
  /** Sends a POST of the API. */
  write: (operation: string, options: WriteOptions) => Promise<Reply>
  /** Makes the token call. */
  askToken: (call: TokenCall) => Promise<Reply>
  /** Keeps a value out of everything that is shown. */
  keepSecret: (value: string | undefined, variable: string) => void
  /** Keeps values that the run made up itself in what is shown. */
  own: (values: Iterable<string>) => void
}
