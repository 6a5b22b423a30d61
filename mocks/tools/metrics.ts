import { after, type Middleware } from '../http/exchange.ts'
import { observe } from '../shared/listeners.ts'

/** One value of a metric, with its labels. */
interface Sample {
  labels: Readonly<Record<string, string>>
  value: number
}

/** Reads a metric's values when they are requested. */
export type Read = () => number | Iterable<Sample>

interface Metric {
  help: string
  read: Read
}

/** Counts of one operation. */
interface Series {
  byStatus: Map<number, number>
  /** Requests by the first bound that they stay below; the last counts slower ones. */
  buckets: number[]
  seconds: number
}

/** Upper bounds of durations, in seconds. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const REQUESTS = 'sabia_requests_total'
const DURATION = 'sabia_request_duration_seconds'

/** Metrics of a site, as text for Prometheus. */
export class Metrics {
  readonly #site: string
  readonly #series = new Map<string, Series>()
  readonly #metrics = new Map<string, Metric>()

  constructor(site: string) {
    this.#site = site
  }

  /** Counts an answer; `operation` is `none` if the request has none. */
  count(operation: string, status: number, milliseconds: number): void {
    let series = this.#series.get(operation)
    if (series === undefined) {
      series = { byStatus: new Map(), buckets: BOUNDS.map(() => 0).concat(0), seconds: 0 }
      this.#series.set(operation, series)
    }
    const seconds = milliseconds / 1000
    series.byStatus.set(status, (series.byStatus.get(status) ?? 0) + 1)
    series.seconds += seconds
    let place = 0
    while (place < BOUNDS.length && seconds > BOUNDS[place]!) place++
    series.buckets[place]! += 1
  }

  /**
   * Adds a metric, or replaces the one of the same name. It is read on request. A name that ends in
   * `_total` is a counter, any other a gauge.
   *
   * @throws Error when Prometheus doesn't allow the name.
   */
  add(name: string, help: string, read: Read): void {
    if (!/^[a-z_][a-z0-9_]*$/.test(name)) {
      throw new Error(`Cannot add the metric "${name}": a name is lower-case letters, digits and _`)
    }
    this.#metrics.set(name, { help, read })
  }

  /** All metrics in Prometheus' text form, version 0.0.4. */
  text(): string {
    const lines = [...this.#requests(), ...this.#durations()]
    for (const [name, { help, read }] of this.#metrics) {
      lines.push(...heading(name, help, name.endsWith('_total') ? 'counter' : 'gauge'))
      const found = read()
      const samples = typeof found === 'number' ? [{ labels: {}, value: found }] : found
      for (const { labels, value } of samples) lines.push(this.#line(name, labels, value))
    }
    return `${lines.join('\n')}\n`
  }

  *#requests(): Iterable<string> {
    yield* heading(REQUESTS, 'Requests answered; status 0 is a dropped connection.', 'counter')
    for (const [operation, { byStatus }] of this.#series) {
      for (const [status, count] of byStatus) {
        yield this.#line(REQUESTS, { operation, status: String(status) }, count)
      }
    }
  }

  *#durations(): Iterable<string> {
    yield* heading(DURATION, 'Time from arrival to answer.', 'histogram')
    for (const [operation, { buckets, seconds }] of this.#series) {
      let count = 0
      for (const [place, added] of buckets.entries()) {
        count += added
        const le = String(BOUNDS[place] ?? '+Inf')
        yield this.#line(`${DURATION}_bucket`, { operation, le }, count)
      }
      yield this.#line(`${DURATION}_sum`, { operation }, seconds)
      yield this.#line(`${DURATION}_count`, { operation }, count)
    }
  }

  #line(name: string, labels: Readonly<Record<string, string>>, value: number): string {
    const pairs = Object.entries({ site: this.#site, ...labels }).map(
      ([key, text]) => `${key}="${escape(text)}"`,
    )
    return `${name}{${pairs.join(',')}} ${value}`
  }
}

/** Counts each answer, with the time that it took. */
export function countRequests(metrics: Metrics): Middleware {
  return (exchange, next) =>
    after(next(exchange), () => {
      const { operation, answer, duration } = exchange
      observe(() => metrics.count(operation?.operationId ?? 'none', answer.status, duration))
    })
}

function heading(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help.replaceAll('\n', ' ')}`, `# TYPE ${name} ${type}`]
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
