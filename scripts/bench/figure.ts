import type { Child } from './child.ts'
import type { ChildName } from './bundle.ts'
import type { Pace } from './rounds.ts'

/** What became of a figure; empty where there is no bound. */
type Verdict = 'ok' | 'MISSED' | 'skipped' | 'failed' | ''

/** One line of the table. */
export interface Row {
  figure: string
  measured: string
  bound: string
  aim: string
  verdict: Verdict
  /** The measured value in the bound's unit, for machines. */
  value?: number
  /** What stands behind the value, in words. */
  note?: string
}

/** What a figure measures with. */
export interface Bench {
  /** Whether runs are shortened. */
  isQuick: boolean
  pace: Pace
  /** Starts a compiled child process; it is stopped when the figure is done. */
  start: (child: ChildName) => Child
  /** Calls back when the figure is done, whatever became of it. */
  onDone: (clean: () => Promise<void>) => void
}

/** Something that is measured. */
export interface Figure {
  /** As `--only` takes it. */
  name: string
  title: string
  measure(bench: Bench): Promise<Row[]>
}

/** A value, its bound, and how both are written. */
export interface Measured {
  figure: string
  value: number
  /** The bound is the most that is allowed, or the least. */
  atMost?: number
  atLeast?: number
  aim?: number
  write: (value: number) => string
  note?: string
}

/** Holds a value against its bound. */
export function judge({ figure, value, atMost, atLeast, aim, write, note }: Measured): Row {
  const bound = atMost ?? atLeast
  const isMet =
    (atMost === undefined || value < atMost) && (atLeast === undefined || value >= atLeast)
  const sign = atMost === undefined ? '>=' : '<'
  const row: Row = {
    figure,
    measured: write(value),
    bound: bound === undefined ? '' : `${sign} ${write(bound)}`,
    aim: aim === undefined ? '' : write(aim),
    verdict: bound === undefined ? '' : isMet ? 'ok' : 'MISSED',
    value,
  }
  return note === undefined ? row : { ...row, note }
}

/** Writes a share, 1 being the whole. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Writes a rate. */
export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')} a second`
}

/** Writes a time in milliseconds. */
export function milliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`
}
