import { facts as allFacts } from '../../../openapi/ledger.ts'
import { views } from '../../steps/views.ts'
import { lookAt, must, show, type AssertingCheck, type Finding } from '../../engine/check.ts'
import { skip } from '../../model/stop.ts'
import {
  aBoolean,
  aMoment,
  anArray,
  anEmail,
  anInteger,
  anObject,
  aSlug,
  aText,
  aUtcMoment,
  aUuid,
  digits,
  twoLetters,
  type Form,
} from '../finding/forms.ts'
import { propertiesOf, type RecordKind } from '../finding/same-record.ts'

/** When a value may be missing or null: never, as long as it cannot exist, or also left out. */
type Lenience = 'never' | 'null' | 'null-or-absent'

interface FieldRow {
  id: string
  facts: string | readonly string[]
  kind: RecordKind
  fields: readonly string[]
  form: Form
  lenience: Lenience
}

/** Ids of answers that show a subscription with all of its fields, or with all but three. */
const READ = 'readSubscription'
const CUSTOMERS = ['readCustomer', 'listCustomers', 'createCustomer']
const SUBSCRIPTIONS = [READ, 'listSubscriptions', 'createSubscription', 'addItem']

/**
 * What the fields that a fact names look like in every view. A text that was never given may be
 * null, empty or left out (gap G11): those of the run's own customers were all given.
 */
const ROWS: readonly FieldRow[] = [
  row('CUS-VIEW-001', ['F26', 'F27'], 'customer', anInteger),
  row('CUS-VIEW-002', 'F28', 'customer', aUtcMoment),
  row('CUS-VIEW-003', 'F29', 'customer', anEmail, 'null-or-absent'),
  row('CUS-VIEW-004', 'F30', 'customer', aText, 'null-or-absent'),
  row('CUS-VIEW-005', 'F31', 'customer', aText, 'null-or-absent'),
  row('CUS-VIEW-006', 'F32', 'customer', aText, 'null-or-absent'),
  row('CUS-VIEW-007', 'F33', 'customer', digits, 'null-or-absent'),
  row('CUS-VIEW-008', 'F34', 'customer', twoLetters, 'null-or-absent'),
  row('CUS-VIEW-009', 'F35', 'customer', digits, 'null-or-absent'),
  row('CUS-VIEW-010', 'F36', 'customer', digits, 'null-or-absent'),
  row('SUB-VIEW-001', 'F37', 'subscription', aUuid),
  row('SUB-VIEW-002', 'F38', 'subscription', aBoolean),
  // Gap G17: null or left out until there is a moment to name.
  row('SUB-VIEW-003', 'F39', 'subscription', aUtcMoment, 'null-or-absent'),
  row('SUB-VIEW-004', 'F40', 'subscription', anInteger),
  row('SUB-VIEW-005', 'F41', 'subscription', aMoment),
  // Gap G18: null or left out until the subscription is activated.
  row('SUB-VIEW-006', 'F42', 'subscription', aMoment, 'null-or-absent'),
  row('SUB-VIEW-007', 'F43', 'subscription', anInteger),
  row('SUB-VIEW-008', 'F44', 'subscription', aText, 'null-or-absent'),
  row('SUB-VIEW-009', 'F46', 'subscription', aText, 'null-or-absent'),
  // Gap G28: null where there was no earlier state. That it is there at all is SUB-READ-033.
  row('SUB-VIEW-010', 'F47', 'subscription', aText, 'null-or-absent'),
  row('SUB-VIEW-011', 'F49', 'subscription', aBoolean),
  row('SUB-VIEW-012', 'F50', 'subscription', anObject),
  row('SUB-VIEW-013', 'F51', 'subscription', anArray),
  row('ITM-VIEW-001', 'F55', 'item', anInteger),
  row('ITM-VIEW-002', 'F56', 'item', anInteger),
  row('ITM-VIEW-003', 'F57', 'item', aMoment),
  row('ITM-VIEW-004', 'F58', 'item', anObject),
  row('ITM-VIEW-005', 'F59', 'item', anObject),
  row('PRD-VIEW-001', 'F60', 'product', anInteger),
  row('PRD-VIEW-002', 'F61', 'product', aMoment),
  row('PRD-VIEW-003', 'F62', 'product', aText, 'never', ['name']),
  row('PRD-VIEW-004', 'F62', 'product', aText, 'null', ['description']),
  row('PRD-VIEW-005', 'F63', 'product', aSlug),
  row('PPT-VIEW-001', 'F65', 'price_point', anInteger),
  row('PPT-VIEW-002', 'F66', 'price_point', aMoment),
  row('PPT-VIEW-003', 'F67', 'price_point', aText),
  row('PPT-VIEW-004', 'F68', 'price_point', anInteger),
]

function row(
  id: string,
  facts: string | readonly string[],
  kind: RecordKind,
  form: Form,
  lenience: Lenience = 'never',
  fields = fieldsOf(facts, kind),
): FieldRow {
  return { id, facts, kind, fields, form, lenience }
}

/** The fields of a record that facts name, in their order. */
function fieldsOf(ids: string | readonly string[], kind: RecordKind): readonly string[] {
  const known = propertiesOf(kind)
  const named = allFacts
    .filter(({ id }) => [ids].flat().includes(id))
    .flatMap(({ fact }) => [...fact.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => known.includes(name))
}

/** One check for each row: every record of the run's answers is looked at. */
export const viewChecks: readonly AssertingCheck[] = [
  ...ROWS.map(toCheck),
  must('SUB-VIEW-014', 'F50', "embeds the whole customer, with every field of a customer's read", {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ({ views: { views: all } }) => {
      const isEmbedded = (pointer: string) => pointer.endsWith('/customer')
      const own = all.filter(({ isOurs, isPartial }) => isOurs && !isPartial)
      const read = own.find(({ reply }) => reply.exchange.operation === 'readCustomer')
      const whole = Object.keys(read?.record ?? {}).filter((key) => CUSTOMER_FIELDS.has(key))
      if (whole.length === 0) return undefined
      const embedded = own.filter(({ pointer }) => isEmbedded(pointer))
      return lookAt(embedded, ({ record, reply, pointer }) => {
        const missing = whole.filter((key) => !(key in record))
        if (missing.length === 0) return []
        const received = `no ${missing.join(', no ')}`
        return { reply, pointer, expected: 'a whole customer', received }
      })
    },
  }),
  must('SUB-VIEW-015', 'F51', 'carries its items as objects', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ({ views: { views: all, misplaced } }) => {
      const wrong = misplaced.filter(({ kind }) => kind === 'item')
      if (wrong.length === 0 && !all.some(({ kind }) => kind === 'item')) return undefined
      return wrong.map(({ value, reply, pointer }) => ({
        reply,
        pointer,
        expected: 'an item',
        received: show(value),
      }))
    },
  }),
  // Which states there are is gap G26; one that is known has one spelling.
  must('SUB-VIEW-016', ['F73', 'F48'], 'spells states as the spec and its own answers do', {
    operation: READ,
    requires: { views },
    judge: ({ views: { views: all } }) => {
      const read = all.filter(
        ({ kind, reply }) => kind === 'subscription' && reply.exchange.operation === READ,
      )
      const states = new Set(['created', ...read.map(({ record }) => String(record['state']))])
      const known = new Map([...states].map((state) => [state.toLowerCase(), state]))
      known.set('created', 'created')
      return lookAt(read, ({ record, reply, pointer }) =>
        lookAt(['state', 'previous_state'], (field) => {
          const value = record[field]
          if (typeof value !== 'string') return undefined
          const expected = value.trim() === '' ? 'a state' : known.get(value.toLowerCase())
          if (expected === undefined || expected === value) return []
          return [{ reply, pointer: `${pointer}/${field}`, expected, received: show(value) }]
        }),
      )
    },
  }),
]

const CUSTOMER_FIELDS = new Set(
  ROWS.filter(({ kind }) => kind === 'customer').flatMap(({ fields }) => fields),
)

function toCheck({ id, facts, kind, fields, form, lenience }: FieldRow): AssertingCheck {
  const names = fields.map((field) => `\`${field}\``).join(' and ')
  const title = `shows ${names} of each ${kind.replace('_', ' ')} as ${form.name}`
  return must(id, facts, title, {
    operation: kind === 'customer' ? [...CUSTOMERS, ...SUBSCRIPTIONS] : SUBSCRIPTIONS,
    requires: { views },
    judge: ({ views: { views: all } }) => {
      if (!all.some((view) => view.kind === kind)) {
        throw skip('NOT_SHOWN', `No answer shows a ${kind.replace('_', ' ')}`)
      }
      const findings: Finding[] = []
      let looked = 0
      for (const { kind: found, record, reply, pointer, isPartial, isOurs } of all) {
        if (found !== kind) continue
        for (const field of fields) {
          const value = record[field]
          const leave = isOurs ? 'never' : lenience
          if (value === undefined && (isPartial || leave === 'null-or-absent')) continue
          if (value === null && leave !== 'never') continue
          looked += 1
          if (form.holds(value)) continue
          findings.push({
            reply,
            pointer: `${pointer}/${field}`,
            expected: form.name,
            received: show(value),
          })
        }
      }
      return looked === 0 ? undefined : findings
    },
  })
}
