import { toTerm } from './terms.ts'

/** Words that readers use, and the words of the documents for the same thing. */
const GROUPS: readonly (readonly string[])[] = [
  ['lifetime', 'life', 'live', 'expire', 'expiry', 'ttl', 'expires_in', 'validity', 'duration'],
  ['second', 'another', 'already', 'twice', 'duplicate', 'same', 'unique', 'uniqueness'],
  ['signature', 'sign', 'verify', 'hmac', 'webhook-signature'],
  ['zip', 'postcode', 'postal', 'cep'],
  ['cpf', 'cnpj', 'tax', 'document_number'],
  ['format', 'form', 'pattern', 'digit'],
  ['scope', 'permission'],
  ['add', 'append', 'put'],
  ['delete', 'remove', 'cancel', 'destroy'],
  ['update', 'change', 'edit', 'modify', 'patch'],
  ['customer', 'subscription', 'record'],
  ['pagination', 'page', 'paging', 'cursor'],
  ['size', 'per_page', 'length'],
  ['phone', 'telephone', 'mobile'],
  ['price', 'amount', 'cent', 'money'],
  ['retry', 'redeliver', 'resend', 'repeat', 'idempotency', 'idempotent', 'idempotency-key'],
  ['rate', 'limit', 'throttle', 'quota', 'minute', '429'],
  ['qr', 'qr_code', 'brcode'],
  ['card', 'credit', 'debit', 'boleto', 'pix', 'payment_method_type'],
  ['charge', 'payment', 'pay', 'bill', 'invoice'],
  ['answer', 'response', 'reply'],
  ['envelope', 'wrapper', 'body', 'key'],
  ['endpoint', 'url', 'address', 'path', 'route'],
  ['event', 'webhook', 'callback', 'notification'],
  ['name', 'called'],
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly', 'annual'],
  ['auth', 'authentication', 'oauth', 'credential', 'login', 'bearer'],
  ['missing', 'required', 'mandatory'],
  ['missing', 'absent', 'omit', 'leave', 'without'],
  ['null', 'absent', 'empty'],
  ['date', 'timestamp', 'timezone', 'zone', 'utc'],
  ['time', 'timestamp'],
  ['email', 'e-mail', 'mail'],
  ['refuse', 'reject', 'decline', 'deny'],
  ['accept', 'approve', 'activate'],
  ['create', 'make', 'new'],
  ['list', 'all', 'search'],
  ['read', 'get', 'fetch', 'show'],
  ['locally', 'local', 'mock'],
  ['error', 'fail', 'failure'],
]

const byTerm = new Map<string, Set<string>>()
for (const group of GROUPS) {
  const terms = group.map((word) => toTerm(word) ?? word)
  for (const term of terms) byTerm.set(term, new Set([...(byTerm.get(term) ?? []), ...terms]))
}

/** The synonyms of a term, if any. */
export function synonymsOf(term: string): string[] {
  return [...(byTerm.get(term) ?? [])].filter((other) => other !== term)
}
