import { gaps } from '../../../openapi/ledger.ts'
import { unknownWord } from '../../shared/unknown-word.ts'
import { FieldError } from '../../shared/field-error.ts'
import { DecisionRefused } from '../../payer/payer.ts'
import { decisions, states, toStatus, type Decision } from '../../world/payment-profile-life.ts'
import { json } from '../answers.ts'
import { ControlError, type ControlCall, type Resource } from '../call.ts'
import { newest, refuse, toChoice, toFields } from '../fields.ts'

/** What a pending profile may be called: a name that another profile of the site gave is no mistake. */
const PENDING_NAMES = Object.keys(gaps.G29.choices)

/** The payer's inbox, and what the payer decides. */
export const paymentProfiles: Resource = {
  payment_profiles: {
    GET: async ({ site, query }) => {
      const known = [...states.map((state) => toStatus(state, site.profile)), ...PENDING_NAMES]
      const status = toChoice(query, 'status', known)
      const all = await site.payer.profiles()
      const wanted = status === undefined ? all : all.filter((profile) => profile.status === status)
      return json(200, { data: newest(wanted, query) })
    },
  },
  'payment_profiles/{id}': {
    GET: async ({ site, parameters }) => {
      const found = await site.payer.profile(toId(parameters))
      if (found === undefined) throw unknownProfile(parameters)
      return json(200, found)
    },
  },
  'payment_profiles/{id}/decision': {
    POST: async ({ site, parameters, body }) => {
      const { decision } = toFields(await body(), ['decision'])
      const id = toId(parameters)
      try {
        return json(200, await site.payer.decide(id, toDecision(decision)))
      } catch (error) {
        if (!(error instanceof DecisionRefused)) throw error
        if (error.reason === 'not_found') throw unknownProfile(parameters)
        throw new ControlError(409, 'conflict', error.message)
      }
    },
  },
}

function toDecision(found: unknown): Decision {
  if (typeof found !== 'string') {
    throw refuse('decision', found, `write ${decisions.join(', ')}`)
  }
  if (decisions.includes(found as Decision)) return found as Decision
  throw new FieldError('decision', unknownWord('decision', found, decisions))
}

type Parameters = ControlCall['parameters']

function toId(parameters: Parameters): number {
  const text = parameters['id'] ?? ''
  if (!/^[1-9]\d{0,14}$/.test(text)) throw unknownProfile(parameters)
  return Number(text)
}

function unknownProfile({ id }: Parameters): ControlError {
  return new ControlError(404, 'not_found', `There is no payment profile ${id}`)
}
