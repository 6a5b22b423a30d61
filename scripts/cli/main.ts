#!/usr/bin/env node
import { fstatSync, writeFileSync } from 'node:fs'
import * as module from 'node:module'
import { run } from './run.ts'
import { type Shell, untilEnter } from './shell.ts'
import { toOutputRefusal } from './user-error.ts'

// Node 22 and later keep compiled code: each command loads its own part after this.
if ('enableCompileCache' in module) (module.enableCompileCache as () => void)()

/** Exit code of a process that a second signal ends. */
const INTERRUPTED = 130

/** npm forwards a Ctrl-C that we also get from the terminal: both come within this many milliseconds. */
const ONE_SIGNAL = 250

const { stdin, stdout, stderr, env } = process

/** A log would keep every version of an overwritten line. */
const isTerminal = stderr.isTTY && env['TERM'] !== 'dumb' && !env['CI']

/** Width of a terminal that reports none. */
const USUAL_COLUMNS = 80

const isFile = fstatSync(stdout.fd).isFile()

/** A stream to a file silently drops what doesn't fit on a nearly full disk. */
function writeToFile(text: string): void {
  try {
    writeFileSync(stdout.fd, text)
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): never {
  const { message, exitCode } = toOutputRefusal(error, process.argv[2])
  stderr.write(`${message}\n`)
  process.exit(exitCode)
}

const shell: Shell = {
  environment: env,
  directory: process.cwd(),
  // A terminal without a known width reports 0.
  columns: stdout.columns || Number(env['COLUMNS']) || undefined,
  terminal: isTerminal ? { columns: () => stderr.columns || USUAL_COLUMNS } : undefined,
  hasColours: stdout.isTTY && !env['NO_COLOR'],
  write: isFile ? writeToFile : (text) => void stdout.write(text),
  warn: (text) => void stderr.write(text),
  untilStopped: () =>
    new Promise((resolve) => {
      let first: number | undefined
      const stop = () => {
        first ??= performance.now()
        if (performance.now() - first > ONE_SIGNAL) process.exit(INTERRUPTED)
        resolve()
      }
      process.on('SIGINT', stop).on('SIGTERM', stop)
    }),
  untilEnter: stdin.isTTY && stderr.isTTY ? (signal) => untilEnter(stdin, signal) : undefined,
}

// EPIPE: the reader has seen enough (`sabia gaps | head`). A mock keeps running without it.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    fail(error)
  })
}

process.exitCode = await run(process.argv.slice(2), shell)
