import type { CheckReport, Report } from '../model/report.ts'
import {
  exampleCheck,
  exampleEvidence,
  exampleObservation,
  exampleReport,
  exampleViolation,
} from './example-report.ts'

const passed: readonly CheckReport[] = [
  exampleCheck('CUS-LIST-001', { facts: ['F23'], operation: 'listCustomers' }),
  exampleCheck('CUS-READ-003', { facts: ['F28'], evidence: [exampleEvidence()] }),
  exampleCheck('SUB-READ-001', { facts: ['F37'], operation: 'readSubscription' }),
  exampleCheck('TOK-BODY-001', { facts: ['F89'], operation: 'createToken' }),
]

const looked: readonly CheckReport[] = [
  exampleObservation('G36', '201', 'status 201'),
  exampleObservation('G42', '422', 'status 422 with a text in errors'),
  exampleObservation('G25', null, 'fields id, situation and pix'),
]

const warned = exampleCheck('SEC-HEAD-001', {
  level: 'SHOULD',
  title: 'keeps token answers out of caches',
  facts: [],
  operation: 'createToken',
  outcome: 'warned',
  evidence: [
    exampleEvidence({
      operation: 'createToken',
      request: 'POST /oauth/token',
      requestBody: '{"client_id":"demo-client","client_secret":"$SABIA_CLIENT_SECRET"}',
      expected: 'the header Cache-Control: no-store',
      received: 'no such header',
    }),
  ],
})

const skipped = [
  exampleCheck('PAY-HOOK-001', {
    title: 'reports an activation by a webhook',
    facts: ['F13'],
    operation: 'paymentProfileUpdated',
    outcome: 'skipped',
    reason: 'NO_RECEIVER',
    detail: 'Name an address with --webhook-listen.',
  }),
  exampleCheck('SUB-READ-004', { facts: ['F48'], outcome: 'skipped', reason: 'NOT_SHOWN' }),
]

const created: Report['created'] = [
  { kind: 'customer', id: '51', request: 'POST /api/customers' },
  { kind: 'subscription', id: null, request: 'POST /api/subscriptions' },
]

/** A run in which every checked fact holds. */
export const heldRun = exampleReport([...passed, ...looked, warned, ...skipped], { created })

/** A run that found two facts broken, one of them by two checks. */
export const brokenRun = exampleReport(
  [
    exampleViolation('CUS-READ-001', 'F26'),
    exampleViolation('CUS-LIST-002', 'F26', {
      exchange: 13,
      operation: 'listCustomers',
      request: 'GET /api/customers',
      pointer: '/data/0/id',
    }),
    exampleCheck('SUB-LIST-005', {
      title: 'leaves the state of the subscription out of lists',
      facts: ['F52', 'F53'],
      operation: 'listSubscriptions',
      outcome: 'failed',
      evidence: [
        exampleEvidence({
          exchange: 40,
          operation: 'listSubscriptions',
          request: 'GET /api/subscriptions',
          fact: 'F53',
          pointer: '/data/0',
          expected: 'no key state',
          received: 'an object with id, state, customer, items',
        }),
      ],
    }),
    ...passed,
    ...looked,
    warned,
    ...skipped,
    exampleCheck('PAY-MAKE-002', { facts: ['F05'], outcome: 'blocked', reason: 'PAY-MAKE-001' }),
    exampleCheck('CUS-MAKE-009', {
      facts: ['F77'],
      operation: 'createCustomer',
      outcome: 'errored',
      reason: 'UNANSWERED',
      detail: 'POST /api/customers had no answer within 10 s.',
    }),
  ],
  {
    created,
    coverage: [
      { fact: 'F26', operation: 'readCustomer', attempts: 3, violations: 1 },
      { fact: 'F26', operation: 'listCustomers', attempts: 50, violations: 50 },
      { fact: 'F28', operation: 'readCustomer', attempts: 3, violations: 0 },
      { fact: 'F52', operation: 'listSubscriptions', attempts: 12, violations: 0 },
      { fact: 'F53', operation: 'listSubscriptions', attempts: 12, violations: 12 },
      { fact: 'F37', operation: 'readSubscription', attempts: 4, violations: 0 },
    ],
  },
)

/** A run that got no token. */
export const incompleteRun = exampleReport(
  [
    exampleCheck('TOK-BODY-001', {
      facts: ['F89'],
      operation: 'createToken',
      outcome: 'errored',
      reason: 'NO_TOKEN',
      detail: 'POST /oauth/token answered 401 invalid_client.',
    }),
    exampleCheck('CUS-READ-001', { outcome: 'blocked', reason: 'TOK-BODY-001' }),
  ],
  { verdict: 'incomplete', shortfalls: ['No token: POST /oauth/token answered 401.'] },
)

/** Texts that break what does not expect them. */
const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  ']]></failure><x>',
  '| a | b |\n\n# heading\n- item\n```sh\nrm -rf\n```',
  '\u0000\u001b[31mred\u0007\u009b\ufffe\ud800 \u202egnp\u2028',
  '👩‍👧 ação \'quoted\' "double" `tick` ``two`` $HOME \\ %0A::error::x',
  '::add-mask::a\n::error title=x::y\r\n##[error]z',
  'x'.repeat(10_000),
  '',
  ' ',
] as const

/** A run in which the site and the caller put hostile texts wherever they can. */
export const hostileRun = exampleReport(
  HOSTILE.flatMap((text, index) => [
    {
      ...exampleViolation(`CUS-EVIL-${index}`, 'F26', {
        request: `GET /api/customers/${text}`,
        requestBody: text,
        responseBody: text,
        curl: `curl '${text}'`,
        pointer: `/data/${text}`,
        expected: text,
        received: text,
      }),
      title: text,
      detail: text,
    },
    exampleCheck(`TOK-EVIL-${index}`, { outcome: 'errored', reason: text, detail: text }),
    exampleCheck(`SUB-EVIL-${index}`, { outcome: 'skipped', reason: text, detail: text }),
    { ...warned, id: `SEC-EVIL-${index}`, title: text },
    exampleObservation('G29', text, text),
    exampleObservation('G42', null, text),
    exampleObservation(`G${text}`, text, text),
    exampleViolation(text, text),
  ]),
  {
    target: HOSTILE.join(''),
    run: HOSTILE.join(''),
    suiteVersion: HOSTILE.join(''),
    shortfalls: HOSTILE,
    created: HOSTILE.map((text) => ({ kind: 'customer', id: text, request: text })),
  },
)
