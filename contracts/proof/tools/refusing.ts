import type { SiteFetch } from '../site-fetch.ts'
import { look, refuse } from './answers.ts'
import { onCalls, type Call, type Operation, type Wrap } from './calls.ts'

/** Refuses calls of some operations that the site would take; a wrong token is still a 401. */
export function refusing(
  operations: readonly Operation[],
  status: number,
  text: string,
  isRefused: (call: Call, site: SiteFetch) => boolean | Promise<boolean> = () => true,
): Wrap {
  return onCalls(operations, () => async (call, site) => {
    if (!(await isRefused(call, site))) return site(call.request)
    const gate = await look(call, site, '/api/customers')
    return gate.status === 401 ? gate.response : refuse(status, text)
  })
}
