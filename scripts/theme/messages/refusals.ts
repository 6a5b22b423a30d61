import type { Language } from '../language.ts'

/** What the mock's control API calls its records. */
const kinds: Readonly<Record<string, string>> = {
  customer: 'cliente',
  subscription: 'assinatura',
  'payment profile': 'perfil de pagamento',
  request: 'requisição',
  'webhook endpoint': 'endpoint',
  'webhook delivery': 'entrega',
  fault: 'falha',
  site: 'site',
}

const decisions: Readonly<Record<string, string>> = {
  accept: 'autorizar',
  refuse: 'recusar',
  expire: 'deixar expirar',
  cancel: 'cancelar',
}

type Words = (...found: string[]) => string

/** Sentences of the control API. What follows a `rest` stays as it is: it names fields and values. */
const pt: readonly { english: RegExp; own: Words; rest?: true }[] = [
  {
    english: /^There is no ([a-z ]+) (\S+?)(?:, or no longer)?$/,
    own: (k, id) => `Não há ${kinds[k ?? ''] ?? k} ${id}.`,
  },
  { english: /^There is a site (\S+)$/, own: (name) => `Já há um site ${name}.` },
  {
    english:
      /^Cannot send webhooks to (".*"): it isn't an http\(s\) address; write one such as (\S+)$/,
    own: (url, example) =>
      `Não é possível enviar webhooks para ${url}: não é um endereço http(s); escreva um como ${example}`,
  },
  {
    english: /^Cannot use the webhook secret: it has (\d+) bytes of base64 after whsec_.*$/,
    own: (bytes) =>
      `Não é possível usar o segredo: ele tem ${bytes} bytes em base64 depois de whsec_; escreva whsec_ e de 24 a 64 bytes em base64, ou deixe vazio.`,
  },
  {
    english: /^Cannot (\w+) payment profile (\d+): it is (\w+)$/,
    own: (what, id, status) =>
      `Não é possível ${decisions[what ?? ''] ?? what} o perfil de pagamento ${id}: ele está ${status}.`,
  },
  {
    english: /^redirect_uri must be an absolute URI$/,
    own: () => 'A URI de redirecionamento deve ser absoluta.',
  },
  {
    english: /^redirect_uri must be an https URI.*$/,
    own: () => 'A URI de redirecionamento deve ser https.',
  },
  {
    english: /^redirect_uri must not hold a fragment$/,
    own: () => 'A URI de redirecionamento não pode ter fragmento.',
  },
  {
    english: /^Cannot use the profile: (?=.)/,
    own: () => 'Não é possível usar o perfil do site:',
    rest: true,
  },
  {
    english: /^Cannot add the fault: (?=.)/,
    own: () => 'Não é possível adicionar a falha:',
    rest: true,
  },
  {
    english: /^Cannot restore the snapshot: (?=.)/,
    own: () => 'Não é possível restaurar o snapshot:',
    rest: true,
  },
]

/** What a refused control call says of itself, before the reason. */
const CALL = /^Cannot (?:GET|POST|PUT|PATCH|DELETE) \S+: /

/**
 * Says why a control call was refused: `own` in the language of the page, `english` what has no words
 * in it. The console names no calls: readers press buttons.
 */
export function toRefusal(message: string, language: Language): { own: string; english: string } {
  const reason = message.replace(CALL, '')
  if (language === 'en') return { own: reason, english: '' }
  for (const { english, own, rest } of pt) {
    const found = english.exec(reason)
    if (found === null) continue
    const words = own(...found.slice(1))
    return { own: words, english: rest === true ? reason.slice(found[0].length) : '' }
  }
  return { own: '', english: reason }
}
