import { useMemo, useState } from 'preact/hooks'
import { Icon } from '../../theme/icons.tsx'
import { useTexts } from '../../theme/language.ts'
import { requestTexts } from '../../theme/messages/requests.ts'
import { operations } from '../model/operations.ts'
import { type RequestEntry, toFilter } from '../model/request-filter.ts'
import { addressOf, goTo } from '../state/route.ts'
import { useRequests } from '../state/use-requests.ts'
import { Action } from '../view/action.tsx'
import { StatusOf } from '../view/json-view.tsx'
import { Moment, Suggestions, Table, Waiting } from '../view/parts.tsx'
import { SearchBox } from '../view/text-field.tsx'
import { RequestView } from './request.tsx'
import type { ScreenProps } from '../state/state.ts'

/** The requests that the site gets, as they come, or one of them. */
export function RequestsScreen(props: ScreenProps) {
  const texts = useTexts(requestTexts)
  const [id] = props.route.rest
  return (
    <section class="tools" aria-labelledby="requests-title">
      <h2 id="requests-title">{texts.title}</h2>
      {id === undefined ? <List {...props} /> : <RequestView key={id} {...props} id={id} />}
    </section>
  )
}

function List(props: ScreenProps) {
  const { store, state, route } = props
  const texts = useTexts(requestTexts)
  const [isPaused, pause] = useState(false)
  const [cleared, clear] = useState(0)
  const live = useRequests(state, toFilter(route.query), cleared, isPaused)
  const { value } = live
  // The frame draws again at each update of the site; the rows only when they change.
  const rows = useMemo(() => value && <Rows entries={value} query={route.query} />, [value])
  return (
    <>
      <Filters query={route.query} />
      <div class="row">
        <button
          type="button"
          class="small"
          aria-pressed={isPaused}
          onClick={() => pause(!isPaused)}
        >
          {isPaused ? texts.goOn : texts.pause}
        </button>
        <Action
          store={store}
          call={{ id: 'clearRequests' }}
          label={texts.clear}
          then={() => clear(cleared + 1)}
        />
        <span class="quiet" role="status">
          {isPaused ? texts.paused : texts.live}
        </span>
      </div>
      <div class="lines">{value === undefined ? <Waiting live={live} /> : rows}</div>
    </>
  )
}

function Filters({ query }: { query: Readonly<Record<string, string>> }) {
  const texts = useTexts(requestTexts)
  const change = (name: string, value: string) =>
    goTo(addressOf('requests', [], { ...query, [name]: value }), true)
  const { operation = '', status = '', text = '' } = query
  const isWrong = status !== '' && toFilter(query).status === undefined
  return (
    <div class="fields" role="group" aria-label={texts.filters}>
      <p>
        <label for="requests-operation">{texts.operation}</label>
        <select
          id="requests-operation"
          value={operation}
          onChange={({ currentTarget }) => change('operation', currentTarget.value)}
        >
          <option value="">{texts.all}</option>
          {operations.map(({ operationId }) => (
            <option key={operationId} value={operationId}>
              {operationId}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label for="requests-status">{texts.status}</label>
        <input
          id="requests-status"
          type="text"
          autocomplete="off"
          list="requests-statuses"
          value={status}
          aria-invalid={isWrong}
          aria-describedby="requests-status-wrong"
          onInput={({ currentTarget }) => change('status', currentTarget.value.trim())}
        />
        <Suggestions id="requests-statuses" values={STATUSES} />
        <span id="requests-status-wrong" class="wrong" role="status">
          {isWrong ? texts.notAStatus : ''}
        </span>
      </p>
      <SearchBox
        id="requests-text"
        label={texts.text}
        text={text}
        search={(typed) => change('text', typed)}
      />
    </div>
  )
}

const STATUSES = ['2xx', '4xx', '5xx', '401', '403', '404', '422', '429']

interface RowsProps {
  entries: readonly RequestEntry[]
  query: Readonly<Record<string, string>>
}

function Rows({ entries, query }: RowsProps) {
  const texts = useTexts(requestTexts)
  const { id, at, address, status, operation, duration, notes } = texts.heads
  if (entries.length === 0) return <p class="empty">{texts.nothing}</p>
  return (
    <>
      <p class="quiet">{texts.count(entries.length)}</p>
      <Table label={texts.title} heads={[id, status, address, notes, operation, duration, at]}>
        {entries.map((entry) => (
          <tr key={`${entry.id} ${entry.at}`}>
            <td>
              <a href={addressOf('requests', [entry.id], query)}>{entry.id}</a>
            </td>
            <td>
              <StatusOf status={entry.status} />
            </td>
            <td class="address">
              {entry.method} <bdi>{toShownAddress(entry)}</bdi>
            </td>
            <td>
              <Notes entry={entry} />
            </td>
            <td>{entry.operation ?? <span class="quiet">{texts.none}</span>}</td>
            <td>{entry.duration.toFixed(1)} ms</td>
            <td>
              <Moment at={entry.at} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}

/** What tells a request apart at a glance: the rule that refused it, and faults. */
function Notes({ entry: { violations, faults, webhooks } }: { entry: RequestEntry }) {
  const texts = useTexts(requestTexts)
  const rules = new Set(violations.flatMap(({ rule }) => rule ?? []))
  return (
    <>
      {[...rules].join(', ')}{' '}
      {faults.length > 0 && (
        <span class="state is-failed">
          <Icon name="warning" /> {texts.fault}
        </span>
      )}{' '}
      {webhooks.length > 0 && <Icon name="webhooks" />}
    </>
  )
}

/** An address may be as long as a body: a list shows its beginning. */
function toShownAddress({ path, query }: RequestEntry): string {
  const whole = query === '' ? path : `${path}?${query}`
  return whole.length > LONGEST_ADDRESS ? `${whole.slice(0, LONGEST_ADDRESS)}…` : whole
}

const LONGEST_ADDRESS = 120
