/** A call that the parent makes of a child process, and what comes back. */
export interface Call {
  id: number
  name: string
  input: unknown
}

/** The answer to a call. */
export interface Reply {
  id: number
  value?: unknown
  error?: string
}

/** Answers the parent's calls by name; the process ends when the parent does. */
export function answerCalls(calls: Readonly<Record<string, (input: never) => unknown>>): void {
  process.on('message', ({ id, name, input }: Call) => {
    void reply(id, async () => calls[name]?.(input as never))
  })
  process.on('disconnect', () => process.exit(0))
}

async function reply(id: number, run: () => Promise<unknown>): Promise<void> {
  try {
    process.send?.({ id, value: await run() } satisfies Reply)
  } catch (error) {
    process.send?.({ id, error: String(error) } satisfies Reply)
  }
}

/** What a process has used so far. */
export interface Usage {
  /** Resident memory in bytes. */
  memory: number
  /** Processor time in milliseconds. */
  processor: number
}

/** Tells what this process has used. */
export function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { memory: process.memoryUsage.rss(), processor: (user + system) / 1000 }
}
