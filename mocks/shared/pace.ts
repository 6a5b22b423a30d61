/** How to run long work beside other work. */
export interface Pace {
  /** Called with the share that is done, from 0 to 1. */
  tell?: (share: number) => void
  /** Ends the work, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}
