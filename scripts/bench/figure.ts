import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pace } from './load.ts'

/** Result of a figure; empty if it has no bound. */
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
  /** Whether a higher value is better. */
  isHigherBetter?: boolean
  /** Whether the value says as much on another machine: a share of something in the same run, a size. */
  isComparable?: boolean
  write?: (value: number) => string
  /** How the value was measured, in words. */
  note?: string
}

/** What a figure needs for its measurement. */
export interface Bench {
  /** Whether runs are shorter. */
  isQuick: boolean
  pace: Pace
  /** Registers something to stop when the figure is done or has failed, and returns it. */
  use: <Thing extends { stop(): Promise<void> }>(thing: Promise<Thing>) => Promise<Thing>
}

/** A measurement. */
export interface Figure {
  /** Name for `--only`. */
  name: string
  title: string
  measure(bench: Bench): Promise<Row[]>
}

/** A value, its bound, and how to format both. */
interface Measured {
  figure: string
  value: number
  /** The value must be below this. */
  below?: number
  atLeast?: number
  aim?: number
  isComparable?: boolean
  write: (value: number) => string
  note?: string
}

/** Compares a value with its bound. */
export function judge(measured: Measured): Row {
  const { figure, value, below, atLeast, aim, isComparable = false, write, note } = measured
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
    isHigherBetter: below === undefined,
    isComparable,
    write,
    ...(note === undefined ? {} : { note }),
  }
}

/** A row without a value. */
export function emptyRow(figure: string, verdict: 'skipped' | 'failed', note: string): Row {
  return { figure, measured: '', bound: '', aim: '', verdict, note }
}

/** Formats a share of 1 as a percentage. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** Formats a size in kilobytes. */
export function kilobytes(size: number): string {
  return `${Math.round(size / 1000)} kB`
}

/** Formats a rate. */
export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')} a second`
}

/** Formats a time in milliseconds. */
export function milliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`
}

/** Formats a time in seconds. */
export function seconds(time: number): string {
  return `${time.toFixed(time < 1 ? 2 : 1)} s`
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Milliseconds of each run of a function. */
export async function timeEach(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let count = 0; count < times; count += 1) {
    const begin = performance.now()
    await act()
    found.push(performance.now() - begin)
  }
  return found
}

/** Calls a function with a temporary folder, which is removed afterwards. */
export async function withFolder<Value>(act: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
