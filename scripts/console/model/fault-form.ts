import type { BodyOf } from '../../../mocks/control/operation.ts'

export type FaultRule = BodyOf<'addFault'>

export const whens = ['always', 'next', 'every', 'random', 'matching'] as const
export const thens = [
  'status',
  'delay',
  'drop',
  'truncate',
  'malformed',
  'rateLimit',
  'failAfterWrite',
] as const

/** A fault rule as it is typed: every field is a text. */
export interface FaultForm {
  operation: string
  when: (typeof whens)[number]
  count: string
  share: string
  field: string
  value: string
  then: (typeof thens)[number]
  status: string
  delay: string
  bytes: string
  retryAfter: string
}

export const firstFault: FaultForm = {
  operation: '*',
  when: 'next',
  count: '1',
  share: '20',
  field: '',
  value: '',
  then: 'status',
  status: '503',
  delay: '2s',
  bytes: '',
  retryAfter: '30',
}

/** The rule that a form describes. What is wrong in it is for the site to say. */
export function toFaultRule(form: FaultForm): FaultRule {
  const { operation } = form
  return {
    ...(operation !== '*' && { operation }),
    ...(form.when !== 'always' && { when: toCondition(form) }),
    then: toAction(form),
  }
}

function toCondition({ when, count, share, field, value }: FaultForm) {
  switch (when) {
    case 'random':
      return { random: { share: toNumber(share) / 100 } }
    case 'matching':
      return { matching: { [field.trim()]: toValue(value) } }
    default:
      return { [when]: toNumber(count) }
  }
}

function toAction({ then, status, delay, bytes, retryAfter }: FaultForm): FaultRule['then'] {
  switch (then) {
    case 'status':
      return { status: toNumber(status) }
    case 'delay':
      return { delay: delay.trim() }
    case 'truncate':
      return { truncate: bytes.trim() === '' ? true : toNumber(bytes) }
    case 'rateLimit':
      return { rateLimit: { retryAfter: toNumber(retryAfter) } }
    case 'failAfterWrite':
      return { failAfterWrite: toNumber(status) }
    default:
      return { [then]: true }
  }
}

/** Nothing typed is no zero; the site refuses what is no number. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** A value as JSON where it is JSON, else as a text. */
function toValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Faults to add with one click. */
export const faultTemplates = {
  everyThird: { operation: 'createCustomer', when: { every: 3 }, then: { status: 500 } },
  cut: { then: { truncate: true } },
  slow: { then: { delay: ['1s', '3s'] } },
  rateLimit: { when: { next: 5 }, then: { rateLimit: { retryAfter: 30 } } },
  dropped: { when: { next: 1 }, then: { drop: true } },
  stored: { operation: 'createCustomer', when: { next: 1 }, then: { failAfterWrite: 500 } },
  malformed: { then: { malformed: true } },
  flaky: { when: { random: { share: 0.2 } }, then: { status: 503 } },
} as const satisfies Readonly<Record<string, FaultTemplate>>

type FaultTemplate = Readonly<Record<string, unknown>> & { then: object }
