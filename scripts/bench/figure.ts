import type { Pace } from './load.ts'

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
  /** What the value rests on, in words. */
  note?: string
}

/** What a figure measures with. */
export interface Bench {
  /** Whether runs are shorter. */
  isQuick: boolean
  pace: Pace
  /** Has something stopped when the figure is done, whatever became of it, and returns it. */
  use: <Thing extends { stop(): Promise<void> }>(thing: Promise<Thing>) => Promise<Thing>
}

/** Something that is measured. */
export interface Figure {
  /** As `--only` takes it. */
  name: string
  title: string
  measure(bench: Bench): Promise<Row[]>
}

/** A value, its bound, and how both are written. */
interface Measured {
  figure: string
  value: number
  /** The value has to be below this. */
  below?: number
  atLeast?: number
  aim?: number
  write: (value: number) => string
  note?: string
}

/** Compares a value with its bound. */
export function judge({ figure, value, below, atLeast, aim, write, note }: Measured): Row {
  const bound = below ?? atLeast
  const isMet =
    (below === undefined || value < below) && (atLeast === undefined || value >= atLeast)
  const sign = below === undefined ? '>=' : '<'
  return {
    figure,
    measured: write(value),
    bound: bound === undefined ? '' : `${sign} ${write(bound)}`,
    aim: aim === undefined ? '' : write(aim),
    verdict: bound === undefined ? '' : isMet ? 'ok' : 'MISSED',
    value,
    ...(note === undefined ? {} : { note }),
  }
}

/** A row without a value. */
export function emptyRow(figure: string, verdict: 'skipped' | 'failed', note: string): Row {
  return { figure, measured: '', bound: '', aim: '', verdict, note }
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

/** Writes a time in seconds. */
export function seconds(time: number): string {
  return `${time.toFixed(time < 1 ? 2 : 1)} s`
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Milliseconds that something takes, each time. */
export async function timeEach(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let count = 0; count < times; count += 1) {
    const begin = performance.now()
    await act()
    found.push(performance.now() - begin)
  }
  return found
}
