import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Control, ControlSchemas } from '../../../mocks/control/client/client.ts'
import { toAmount } from '../../../openapi/text/amounts.ts'
import { LanguageContext, useTexts } from '../../theme/language.ts'
import { recordTexts } from '../../theme/messages/records.ts'
import { addressOf, goTo } from '../state/route.ts'
import type { ScreenProps, State } from '../state/state.ts'
import { type Live, useLive } from '../state/use-live.ts'
import { Moment, Status, Table, Waiting } from '../view/parts.tsx'
import { SearchBox } from '../view/text-field.tsx'
import { RecordView } from './record.tsx'
import type { ComponentChildren } from 'preact'

export const kinds = ['customers', 'subscriptions', 'payment_profiles'] as const

export type Kind = (typeof kinds)[number]

type Customer = Awaited<ReturnType<Control['customers']['find']>>
type Subscription = Awaited<ReturnType<Control['subscriptions']['find']>>
type PaymentProfile = ControlSchemas['PaymentProfile']

/** A third of the rows of one reading. */
const ROWS = 50

/** Customers, subscriptions and payment profiles: a list to search, or one with its history. */
export function RecordsScreen(props: ScreenProps) {
  const texts = useTexts(recordTexts)
  const [named, id] = props.route.rest
  const kind = kinds.find((one) => one === named) ?? 'customers'
  return (
    <section aria-labelledby="records-title">
      <h2 id="records-title">{texts.title}</h2>
      <nav class="tabs" aria-label={texts.kindsLabel}>
        {kinds.map((one) => (
          <a
            key={one}
            class="button small"
            href={addressOf('records', [one])}
            aria-current={one === kind ? 'page' : undefined}
          >
            {texts.kinds[one]}
          </a>
        ))}
      </nav>
      {id === undefined ? (
        <List key={kind} {...props} kind={kind} />
      ) : (
        <RecordView key={`${kind} ${id}`} {...props} kind={kind} id={id} />
      )}
    </section>
  )
}

function List(props: ScreenProps & { kind: Kind }) {
  const { kind, state, route } = props
  const texts = useTexts(recordTexts)
  const text = route.query['text'] ?? ''
  return (
    <>
      <SearchBox
        id="records-search"
        label={texts.search}
        text={text}
        search={(typed) => goTo(addressOf('records', [kind], { text: typed }), true)}
      />
      <Found key={text} state={state} kind={kind} text={text} />
    </>
  )
}

/** The records with a text; those near the view are read. */
function Found({ state, kind, text }: { state: State; kind: Kind; text: string }) {
  const texts = useTexts(recordTexts)
  const language = useContext(LanguageContext)
  const [first, see] = useState(0)
  const from = Math.max(0, Math.floor(first / ROWS) - 1) * ROWS
  const query = { limit: 3 * ROWS, skip: from, ...(text !== '' && { text }) }
  const live: Live<Page> = useLive(state, (control) => readPage(control, kind, query), [query])
  // What was read stays in view until the next is here.
  const read = useRef({ from, page: live.value })
  if (live.value !== undefined) read.current = { from, page: live.value }
  const { page } = read.current
  const rows = useMemo(
    () => page && <Rows page={page} from={read.current.from} see={see} />,
    [page, language],
  )
  if (page === undefined || live.failure !== undefined) return <Waiting live={live} />
  return (
    <>
      <p class="quiet" role="status">
        {texts.count(page.total, page.total.toLocaleString(language))}
      </p>
      {page.total === 0 ? <p class="empty">{texts.nothing}</p> : rows}
    </>
  )
}

type Page =
  | { kind: 'customers'; data: readonly Customer[]; total: number }
  | { kind: 'subscriptions'; data: readonly Subscription[]; total: number }
  | { kind: 'payment_profiles'; data: readonly PaymentProfile[]; total: number }

async function readPage(
  control: Control,
  kind: Kind,
  query: { limit: number; skip: number; text?: string },
): Promise<Page> {
  if (kind === 'customers') return { kind, ...(await control.customers.list(query)) }
  if (kind === 'subscriptions') return { kind, ...(await control.subscriptions.list(query)) }
  return { kind, ...(await control.call('listPaymentProfiles', { query })) }
}

interface RowsProps {
  page: Page
  from: number
  see: (place: number) => void
}

function Rows({ page, from, see }: RowsProps) {
  const texts = useTexts(recordTexts)
  const place = { total: page.total, from, see }
  if (page.kind === 'customers') {
    return (
      <LongTable
        {...place}
        label={texts.kinds.customers}
        heads={[texts.id, texts.name, texts.email, texts.document, texts.created]}
      >
        {page.data.toReversed().map((one) => (
          <tr key={one.id}>
            <td>
              <a href={addressOf('records', ['customers', one.id])}>{one.id}</a>
            </td>
            <td>{toName(one)}</td>
            <td>{one.email}</td>
            <td>{one.document_number}</td>
            <td>
              <Moment at={one.created_at} />
            </td>
          </tr>
        ))}
      </LongTable>
    )
  }
  if (page.kind === 'subscriptions') {
    return (
      <LongTable
        {...place}
        label={texts.kinds.subscriptions}
        heads={[texts.id, texts.customer, texts.state, texts.items, texts.total, texts.created]}
      >
        {page.data.toReversed().map((one) => (
          <tr key={one.id}>
            <td>
              <a href={addressOf('records', ['subscriptions', one.id])}>{one.id}</a>
            </td>
            <td>{one.customer && toName(one.customer)}</td>
            <td>
              <Status status={one.state} />
            </td>
            <td>{one.items.length}</td>
            <td>{toAmount(priceOf(one))}</td>
            <td>
              <Moment at={one.created_at} />
            </td>
          </tr>
        ))}
      </LongTable>
    )
  }
  return (
    <LongTable
      {...place}
      label={texts.kinds.payment_profiles}
      heads={[texts.id, texts.status, texts.customer, texts.created]}
    >
      {page.data.toReversed().map((one) => (
        <tr key={one.id}>
          <td>
            <a href={addressOf('records', ['payment_profiles', one.id])}>{one.id}</a>
          </td>
          <td>
            <Status status={one.status} />
          </td>
          <td>
            <a href={addressOf('records', ['customers', one.customer_id])}>{one.customer_id}</a>
          </td>
          <td>
            <Moment at={one.created_at} />
          </td>
        </tr>
      ))}
    </LongTable>
  )
}

function toName({ first_name, last_name }: Pick<Customer, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}

/** What a subscription costs in each interval, in cents. */
function priceOf({ items }: Pick<Subscription, 'items'>): number {
  return items.reduce((sum, one) => sum + one.quantity * (one.price_point.price_int_cents ?? 0), 0)
}

/** Height of a row until one was measured, in pixels. */
const ROW = 45

interface LongTableProps {
  label: string
  heads: readonly string[]
  /** How many rows there are. */
  total: number
  /** The place of the first row that is here. */
  from: number
  /** The rows from there on. */
  children: readonly ComponentChildren[]
  /** Called with the place of the first row in view. */
  see: (place: number) => void
}

/** A table that scrolls through any number of rows, of which only those near the view are there. */
function LongTable({ label, heads, total, from, children, see }: LongTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(ROW)
  useLayoutEffect(() => {
    const row = box.current?.querySelector('tbody tr:not([aria-hidden])')
    const measured = row?.getBoundingClientRect().height ?? 0
    if (measured > 0) setHeight(measured)
  })
  return (
    <Table
      label={label}
      heads={heads}
      rows={total}
      box={{
        ref: box,
        class: 'table long',
        onScroll: ({ currentTarget }) => see(Math.floor(currentTarget.scrollTop / height)),
      }}
    >
      <Space height={from * height} />
      {children}
      <Space height={(total - from - children.length) * height} />
    </Table>
  )
}

/** Stands for the rows that are not here. */
function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height: `${height}px` }} />
    </tr>
  ) : null
}
