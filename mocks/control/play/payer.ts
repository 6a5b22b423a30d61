import { resolvePolicy, type PayerOptions, type PayerPolicy } from '../../payer/policy.ts'
import { json } from '../answers.ts'
import type { Resource } from '../call.ts'
import { blame, toDuration, toFields, toOptionalText } from '../fields.ts'

/** What the payer does when nobody plays it. */
export const payer: Resource = {
  payer: {
    GET: ({ site }) => json(200, site.payer.policy),
    PUT: async ({ site, body }) => {
      site.payer.setPolicy(toOptions(await body()))
      return json(200, site.payer.policy)
    },
  },
}

function toOptions(body: unknown): PayerOptions {
  const fields = toFields(body, ['policy', 'delay'])
  const options: PayerOptions = {}
  const policy = toOptionalText(fields, 'policy') as PayerPolicy | undefined
  if (policy !== undefined) options.policy = blame('policy', () => resolvePolicy({ policy }).policy)
  if (fields['delay'] !== undefined) options.delay = toDuration(fields, 'delay')
  return options
}
