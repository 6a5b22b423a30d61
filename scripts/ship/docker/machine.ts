/** What a container is started with, besides what its image settles. */
export interface Start {
  environment?: Readonly<Record<string, string>>
  /** In the place of the image's CMD. */
  words?: readonly string[]
}

/** How a container ended. */
export interface Ended {
  exitCode: number | null
  /** Standard output and standard error. */
  log: string
}

/** A container that runs. */
export interface Running {
  /** Address of its published port, on this machine. */
  url: string
  /** Runs the image's HEALTHCHECK once; resolves to its exit code. */
  health: () => Promise<number | null>
  /** Sends SIGTERM, and after Docker's ten seconds SIGKILL. */
  stop: () => Promise<Ended>
}

/** What runs containers of the image: Docker, or folders and processes that stand for them. */
export interface Machine {
  start: (start: Start) => Promise<Running>
  /** Runs a container to its end. */
  run: (start: Start) => Promise<Ended>
  /** A line on what the image holds. */
  weigh: () => Promise<string>
  remove: () => Promise<void>
}

/** What Docker waits between SIGTERM and SIGKILL, in milliseconds. */
export const STOP_TIMEOUT = 10_000
