import { clip, cut, disarm, toCount, toLine } from '../../../openapi/text/visible.ts'
import type { CheckReport } from '../../../contracts/index.ts'
import type { Shell, Terminal } from '../shell.ts'

/** Shows the progress of a run. */
export interface Progress {
  /** A check ended. */
  onCheck: (check: CheckReport, done: number, all: number) => void
  /** A request was answered: how many so far. */
  onRequest: (requests: number) => void
  /** Prints a line that stays. */
  say: (line: string) => void
  /** The run is over. */
  end: () => void
}

/** Least time between two updates of the line, in milliseconds. */
const PAUSE = 50

const LONGEST_VALUE = 120

/** In a terminal, progress is one line that is overwritten; elsewhere, plain lines. */
export function createProgress(
  { terminal, warn }: Pick<Shell, 'terminal' | 'warn'>,
  now: () => number = () => performance.now(),
): Progress {
  return terminal === undefined ? createLines(warn) : createUpdatedLine(terminal, warn, now)
}

function createUpdatedLine(terminal: Terminal, warn: Shell['warn'], now: () => number): Progress {
  let place = 'Starting'
  let requests = 0
  let failed = 0
  let drawnAt = -PAUSE
  let isDrawn = false
  const clear = () => {
    if (isDrawn) warn('\r\u001B[K')
    isDrawn = false
  }
  const draw = () => {
    if (now() - drawnAt < PAUSE) return
    drawnAt = now()
    isDrawn = true
    const broken = failed === 0 ? '' : ` · ${failed} failed`
    const tail = ` · ${toCount(requests, 'request')}${broken}`
    // Some terminals wrap a line that reaches the last column.
    const width = Math.max(20, terminal.columns() - 1)
    warn(`\r\u001B[K${clip(clip(place, Math.max(12, width - tail.length)) + tail, width)}`)
  }
  return {
    onCheck: (check, done, all) => {
      if (check.outcome === 'failed') failed += 1
      place = `[${done}/${all}] ${toName(check)}`
      draw()
    },
    onRequest: (count) => {
      requests = count
      draw()
    },
    say: (line) => {
      clear()
      warn(`${line}\n`)
      drawnAt = -PAUSE
    },
    end: clear,
  }
}

function createLines(warn: Shell['warn']): Progress {
  let area = ''
  let checks = 0
  let failed = 0
  let requests = 0
  const endArea = () => {
    if (checks === 0) return
    const broken = failed === 0 ? '' : `, ${failed} failed`
    warn(`${area}: ${toCount(checks, 'check')}${broken}, ${toCount(requests, 'request')} so far\n`)
    checks = 0
    failed = 0
  }
  return {
    onCheck: (check) => {
      if (areaOf(check) !== area) endArea()
      area = areaOf(check)
      checks += 1
      if (check.outcome !== 'failed') return
      failed += 1
      warn(`${toFailure(check)}\n`)
    },
    onRequest: (count) => {
      requests = count
    },
    say: (line) => warn(`${line}\n`),
    end: endArea,
  }
}

/** The area of a check: the first part of its id. */
function areaOf({ id }: CheckReport): string {
  return id.split('-')[0] ?? id
}

function toName({ id, title }: CheckReport): string {
  return toLine(`${id} ${title}`)
}

function toFailure(check: CheckReport): string {
  const { expected, received } = check.evidence.find((one) => one.expected !== undefined) ?? {}
  const shown = [
    ...(expected === undefined ? [] : [`expected ${cut(toLine(expected), LONGEST_VALUE)}`]),
    ...(received === undefined ? [] : [`received ${cut(toLine(received), LONGEST_VALUE)}`]),
  ]
  return disarm(`FAILED ${toName(check)}${shown.length === 0 ? '' : `: ${shown.join(', ')}`}`)
}
