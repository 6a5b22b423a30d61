import { repeatedItem } from '../steps/payment-profiles.ts'
import { badReferences, takenOddities, toMark, type TakenOddities } from '../steps/odd-orders.ts'
import { bareSubscription } from '../steps/unusual-records.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import type { Reply } from '../http/exchange.ts'
import { toRefusal, USUAL, usualIn, type Usual } from './templates.ts'

const SUBSCRIPTION = 'createSubscription'

/** The greatest number below one that a site refused. */
const below = (refused: number, isTaken: boolean | undefined) =>
  isTaken === false && { most: refused - 1 }

/** Which units an interval may have, and whether one must be sent (gap G20). */
function seeUnits(taken: TakenOddities): Observation | undefined {
  const { day, week, quarter, year } = taken
  const others = { day, week, quarter, year }
  // A unit that was not tried to its end keeps what the mock assumes.
  const assumed = { day: true, week: true, quarter: false, year: true }
  const isTaken = (unit: keyof typeof others) => others[unit] ?? assumed[unit]
  const units = (['day', 'week', 'month', 'quarter', 'year'] as const).filter(
    (unit) => unit === 'month' || isTaken(unit),
  )
  const learned = { units, ...(taken['no-unit'] === false && { required: true }) }
  const given = learned.required === true ? 'one must be sent' : 'month without one'
  return { choice: null, learned, value: `${units.join(', ')}; ${given}` }
}

/** Whether one product can stand twice in an order, and be added twice (gap G51). */
function seeTwice(
  { reply: added, handle }: { reply: Reply; handle: string },
  ordered: Reply | undefined,
  taken: TakenOddities | undefined,
): Observation | undefined {
  const add = isSuccess(added) ? countOf(added, handle) : 'refused'
  if (add === undefined) return undefined
  const shown = taken?.twice === true && ordered !== undefined ? countOf(ordered) : undefined
  const create = taken?.twice === false ? 'refused' : (shown ?? 'separate')
  return { choice: null, learned: { create, add }, value: `${create} in an order, ${add} later` }
}

/** What an item gets once there is a payment profile, beside one for a subscription without (gap G56). */
function seeEnrolled(enrolled: Reply, free: Reply, usual: Usual): Observation | undefined {
  if (isSuccess(enrolled)) return { choice: 'allowed', value: 'it is added', reply: enrolled }
  // The site may mind that the product is there already.
  return toMark(enrolled) === toMark(free) ? undefined : toRefusal(enrolled, usual)
}

/** Whether the items of one product, or all, are one item. */
function countOf(reply: Reply, handle?: string): string | undefined {
  const items = recordOf(reply)?.['items']
  if (!Array.isArray(items)) return undefined
  const same = (items as { product?: { handle?: unknown } }[]).filter(
    (item) => handle === undefined || item?.product?.handle === handle,
  )
  return same.length > 1 ? 'separate' : 'merged'
}

/** Observations of what an order of a subscription may hold. */
export const orderObservations: readonly Check[] = [
  observe('OBS-G19-001', 'G19', {
    operation: SUBSCRIPTION,
    title: 'whether `interval` must be sent, and how large it can be',
    requires: { bareSubscription },
    after: { takenOddities },
    observe: ({ bareSubscription: bare }, { takenOddities: taken = {} }) => {
      if (bare === undefined) return undefined
      const isRequired = bare.interval === 'required'
      const usual = isRequired ? 1 : recordOf(bare.reply)?.['interval']
      const most = { ...below(500, taken['most-interval']), ...below(13, taken['interval-13']) }
      const value = `${isRequired ? 'refused' : String(usual)} without it, 500 ${toWord(taken['most-interval'])}`
      if (usual !== 1) return { choice: null, value }
      return { choice: null, learned: { ...(isRequired && { required: true }), ...most }, value }
    },
  }),
  observe('OBS-G20-001', 'G20', {
    operation: SUBSCRIPTION,
    title: 'which units an interval may have',
    requires: { takenOddities },
    observe: ({ takenOddities: taken }) => seeUnits(taken),
  }),
  observe('OBS-G51-001', 'G51', {
    operation: ['addItem', SUBSCRIPTION],
    title: 'what happens if the same product is added twice',
    requires: { repeatedItem },
    after: { takenOddities, bareSubscription },
    observe: ({ repeatedItem: added }, { takenOddities: taken, bareSubscription: bare }) =>
      seeTwice(added, bare?.reply, taken),
  }),
  observe('OBS-G52-001', 'G52', {
    operation: SUBSCRIPTION,
    title: 'whether `quantity` must be sent, and which numbers are taken',
    requires: { bareSubscription },
    after: { takenOddities },
    observe: ({ bareSubscription: bare }, { takenOddities: taken = {} }) => {
      if (bare === undefined) return undefined
      const isRequired = bare.quantity === 'required'
      const isZero = taken['no-quantity'] === true
      const learned = {
        ...(isRequired && { required: true }),
        ...(isZero && { least: 0 }),
        ...below(5000, taken['most-quantity']),
      }
      const value =
        `${isRequired ? 'refused' : 'accepted'} without it, ` +
        `0 ${toWord(taken['no-quantity'])}, 5000 ${toWord(taken['most-quantity'])}`
      return { choice: null, learned, value }
    },
  }),
  observe('OBS-G56-001', 'G56', {
    operation: 'addItem',
    title: 'whether an item can be added once there is a payment profile',
    requires: { repeatedItem },
    after: USUAL,
    // As at G91, the usual body of this refusal is the envelope.
    observe: ({ repeatedItem: { enrolled, reply } }, usual) =>
      seeEnrolled(enrolled, reply, { ...usualIn(usual), body: 'envelope' }),
  }),
  observe('OBS-G54-001', 'G54', {
    operation: SUBSCRIPTION,
    title: 'whether a number can be sent as a text',
    requires: { takenOddities },
    observe: ({ takenOddities: { text } }) => {
      if (text === undefined) return undefined
      return { choice: text ? 'coerced' : 'refused', value: `interval "1" ${toWord(text)}` }
    },
  }),
  observe('OBS-G126-001', 'G126', {
    operation: SUBSCRIPTION,
    title: 'whether null counts as left out in an order',
    requires: { bareSubscription },
    after: { takenOddities },
    observe: ({ bareSubscription: bare }, { takenOddities: taken }) => {
      const isNullTaken = bare?.isNullTaken ?? taken?.null
      if (isNullTaken === undefined) return undefined
      const choice = isNullTaken ? 'as-left-out' : 'refused'
      return { choice, value: `customer_attributes null ${toWord(isNullTaken)}` }
    },
  }),
  observe('OBS-G124-001', 'G124', {
    operation: [SUBSCRIPTION, 'addItem'],
    title: 'how the site answers a reference of a wrong form',
    requires: { badReferences },
    observe: ({ badReferences: calls }) => {
      const isUnknown = ({ reply, usual }: { reply: Reply; usual: readonly Reply[] }) =>
        !isSuccess(reply) && usual.some((one) => toMark(reply) === toMark(one))
      const names = Object.entries(calls).flatMap(([name, call]) => (isUnknown(call) ? [name] : []))
      const learned = Object.fromEntries(names.map((name) => [name, 'unknown']))
      const value = names.length === 0 ? 'refused as such' : `${names.join(', ')}: as unknown`
      return { choice: null, learned, value }
    },
  }),
]

function toWord(isTaken: boolean | undefined): string {
  if (isTaken === undefined) return 'not seen'
  return isTaken ? 'accepted' : 'refused'
}
