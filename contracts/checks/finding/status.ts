import { isObject, type JsonObject } from '../../http/exchange.ts'

/** Names of a payment profile that the payer has accepted (gaps G25 and G29). */
const ACCEPTED = ['active', 'activated', 'approved', 'authorized', 'accepted', 'ready']

/** Names of a payment profile that has come to another end. */
const ENDED = ['refused', 'rejected', 'denied', 'canceled', 'cancelled', 'expired', 'revoked']

/** Objects inside a payment profile whose status is the payment profile's: of others it may be anything's. */
const OWN = new Set(['pix', 'payment_method'])

/** Every status that a payment profile shows, at its top or in an inner object such as `pix`. */
export function statusesIn(
  profile: JsonObject,
  pointer = '',
): { status: string; pointer: string }[] {
  return Object.entries(profile).flatMap(([key, value]) => {
    if (isObject(value) && OWN.has(key)) return statusesIn(value, `${pointer}/${key}`)
    const isStatus = (key === 'status' || key === 'state') && typeof value === 'string'
    return isStatus ? [{ status: value, pointer: `${pointer}/${key}` }] : []
  })
}

/** Checks whether a status says that the payer has decided; the site's own names count first. */
export function isDecided(status: string, names: Readonly<Record<string, string>>): boolean {
  const plain = status.trim().toLowerCase()
  if (plain === names['pending']?.toLowerCase()) return false
  return (
    [...ACCEPTED, ...ENDED].includes(plain) ||
    Object.entries(names).some(([name, own]) => name !== 'pending' && own.toLowerCase() === plain)
  )
}
