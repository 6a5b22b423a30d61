/** Words that readers use, with those that the documents have for the same thing. */
const GROUPS: readonly (readonly string[])[] = [
  ['lifetime', 'life', 'expire', 'expiry', 'ttl', 'expires_in', 'duration', 'hour'],
  ['second', 'another', 'already', 'twice', 'duplicate'],
  ['signature', 'sign', 'verify', 'hmac', 'webhook-signature'],
  ['zip', 'postcode', 'postal', 'cep'],
  ['cpf', 'cnpj', 'tax', 'document_number'],
  ['format', 'form', 'pattern', 'digit'],
  ['scope', 'permission'],
  ['add', 'append', 'put'],
  ['delete', 'remove', 'cancel'],
  ['pagination', 'page', 'per_page', 'paging', 'cursor'],
  ['phone', 'telephone', 'mobile'],
  ['price', 'amount', 'cent', 'money'],
  ['retry', 'redeliver', 'resend', 'repeat', 'idempotency', 'idempotent', 'idempotency-key'],
  ['rate', 'limit', 'throttle', '429'],
  ['qr', 'qr_code', 'brcode'],
  ['auth', 'authentication', 'oauth', 'credential', 'login', 'bearer'],
  ['missing', 'required', 'mandatory'],
  ['null', 'absent', 'empty'],
  ['date', 'timestamp', 'time', 'timezone', 'utc'],
  ['email', 'e-mail', 'mail'],
  ['refuse', 'reject', 'decline', 'deny'],
  ['accept', 'approve', 'activate'],
  ['create', 'make', 'new'],
  ['list', 'all', 'search'],
  ['read', 'get', 'fetch', 'show'],
  ['locally', 'local', 'mock'],
  ['error', 'fail', 'failure'],
]

const byWord = new Map<string, Set<string>>()
for (const group of GROUPS) {
  for (const word of group) byWord.set(word, new Set([...(byWord.get(word) ?? []), ...group]))
}

/** The other words for a word; none where it has no other. */
export function synonymsOf(word: string): string[] {
  return [...(byWord.get(word) ?? [])].filter((other) => other !== word)
}
