import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE = 5 * 60

/** Whether a webhook was signed with the secret, at most five minutes ago. */
export function isGenuine(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers
  if (typeof id !== 'string' || typeof at !== 'string' || typeof given !== 'string') return false
  if (!/^\d+$/.test(at) || Math.abs(Date.now() / 1000 - Number(at)) > TOLERANCE) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const digest = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest('base64')
  const own = Buffer.from(`v1,${digest}`)
  return given.split(' ').some((one) => {
    const theirs = Buffer.from(one)
    return theirs.length === own.length && timingSafeEqual(theirs, own)
  })
}
