import type { Misbehaviour, MisbehaviourKind } from '../../webhooks/delivery-faults.ts'
import { empty, json } from '../answers.ts'
import type { Resource } from '../call.ts'
import { blame, newest, toDuration, toFields, toOptionalInteger, toText } from '../fields.ts'

/** What the next deliveries are asked to do wrong. */
export const webhookMisbehaviours: Resource = {
  webhook_misbehaviours: {
    GET: ({ site, query }) => json(200, { data: newest(site.webhooks.misbehaviours(), query) }),
    POST: async ({ site, body }) => {
      const asked = toMisbehaviour(await body())
      blame('how', () => site.webhooks.misbehave(asked))
      return json(201, site.webhooks.misbehaviours().at(-1))
    },
    DELETE: ({ site }) => {
      site.webhooks.behave()
      return empty()
    },
  },
}

function toMisbehaviour(body: unknown): Misbehaviour {
  const fields = toFields(body, ['how', 'next', 'delay'])
  const how = toText(fields, 'how') as MisbehaviourKind
  const next = toOptionalInteger(fields, 'next', 1, 1_000_000)
  return {
    how,
    ...(next === undefined ? {} : { next }),
    ...(fields['delay'] === undefined ? {} : { delay: toDuration(fields, 'delay') }),
  }
}
