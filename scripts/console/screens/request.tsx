import type { ComponentChildren } from 'preact'
import { useTexts } from '../../theme/language.ts'
import { recordTexts } from '../../theme/messages/records.ts'
import { requestTexts } from '../../theme/messages/requests.ts'
import { toReferenceTarget } from '../model/operations.ts'
import type { Place } from '../place/place.ts'
import type { RequestEntry } from '../model/request-filter.ts'
import { addressOf } from '../state/route.ts'
import { useLive } from '../state/use-live.ts'
import { FarSite } from '../view/answer-view.tsx'
import { Message, StatusOf } from '../view/json-view.tsx'
import { CopyButton, GapLinks, Moment, Waiting } from '../view/parts.tsx'
import { useReference } from '../view/said.tsx'
import { kinds } from './records.tsx'
import type { ScreenProps } from '../state/state.ts'

/** One request with its answer, and what the two have to do with. */
export function RequestView({ state, route, id }: ScreenProps & { id: string }) {
  const texts = useTexts(requestTexts)
  const live = useLive(state, (control) => control.requests.find(Number(id)), [id])
  const { value: entry } = live
  return (
    <article aria-labelledby="request-title">
      <p>
        <a href={addressOf('requests', [], route.query)}>{texts.back}</a>
      </p>
      <h3 id="request-title">{texts.entry(id)}</h3>
      {entry === undefined ? (
        <>
          <Waiting live={live} />
          {live.failure !== undefined && <p class="quiet">{texts.gone}</p>}
        </>
      ) : (
        <Entry entry={entry} place={state.place} />
      )}
    </article>
  )
}

function Entry({ entry, place }: { entry: RequestEntry; place: Place | undefined }) {
  const texts = useTexts(requestTexts)
  const { method, path, query, status, at, duration, operation, hint, defect } = entry
  // A terminal reaches no site in a page.
  const far = place?.kind === 'page' ? place.shownBase : undefined
  const curl = far === undefined ? entry.curl : entry.curl.replace(ADDRESS, far)
  const operationPage = useReference(`operations/${operation ?? ''}.html`)
  return (
    <>
      <p>
        <code>
          {method} {path}
          {query !== '' && `?${query}`}
        </code>{' '}
        <StatusOf status={status} />{' '}
        <span class="quiet">
          <Moment at={at} />, {duration.toFixed(1)} ms
        </span>{' '}
        {operation === undefined ? (
          <span class="quiet">{texts.none}</span>
        ) : (
          <a href={operationPage}>{operation}</a>
        )}
      </p>
      {hint !== undefined && <p>{texts.nearest(hint)}</p>}
      {defect !== undefined && <p class="note">{texts.defect(defect)}</p>}
      <div class="halves">
        <Reasons entry={entry} />
        <Consequences entry={entry} />
        <section class="card">
          <h4>{texts.request}</h4>
          <Message message={entry.request} label={texts.request} />
        </section>
        <section class="card">
          <h4>
            {texts.answer} <StatusOf status={status} />
          </h4>
          {status === 0 ? (
            <p>{texts.noAnswer}</p>
          ) : (
            <Message message={entry.answer} label={texts.answer} />
          )}
        </section>
      </div>
      <section class="card">
        <h4>{texts.repeat}</h4>
        <pre tabIndex={0}>{curl}</pre>
        <p>
          <CopyButton text={curl} what={texts.command} />{' '}
          <span class="quiet">{texts.repeatNote}</span>
        </p>
        {far !== undefined && <FarSite />}
      </section>
    </>
  )
}

/** The address of the site in a command, up to the path. */
const ADDRESS = /\w+:\/\/[^/'"\s]*(?=\/)/

/** The rules that refused a request, each with its place in the reference and its gap in the ledger. */
function Reasons({ entry: { violations, operation } }: { entry: RequestEntry }) {
  const texts = useTexts(requestTexts)
  const reference = useReference('')
  if (violations.length === 0) return null
  return (
    <section class="card">
      <h4>{texts.refused}</h4>
      <ul>
        {violations.map(({ pointer, message, rule, gap }, index) => {
          const own = operation === undefined ? undefined : `operations/${operation}.html`
          const target = toReferenceTarget(pointer) ?? own
          return (
            <li key={index}>
              {rule !== undefined && <code>{rule}</code>} <bdi>{withoutCode(message, rule)}</bdi>{' '}
              {target !== undefined && (
                <a href={`${reference}${target}`} title={pointer}>
                  {texts.inReference}
                  <span class="hidden"> {pointer}</span>
                </a>
              )}{' '}
              {gap !== undefined && <GapLinks ids={[gap]} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A message may begin with the code of its rule, which is shown already. */
function withoutCode(message: string, rule = ''): string {
  return message.startsWith(`${rule}: `) ? message.slice(rule.length + 2) : message
}

/** What a request changed and caused, with links to it, and the faults that struck. */
function Consequences({ entry: { changes, webhooks, faults } }: { entry: RequestEntry }) {
  const texts = useTexts(requestTexts)
  const records = useTexts(recordTexts)
  if (changes.length + webhooks.length + faults.length === 0) return null
  return (
    <section class="card">
      <Items title={texts.changes} items={changes}>
        {({ kind, id, what }) => {
          const known = kinds.find((one) => one === kind)
          if (known === undefined) return `${kind} ${id}: ${texts.what[what]}`
          return (
            <>
              <a href={addressOf('records', [known, id])}>
                {records.kind[known]} {id}
              </a>
              : {texts.what[what]}
            </>
          )
        }}
      </Items>
      <Items title={texts.webhooks} items={webhooks}>
        {(id) => <a href={addressOf('webhooks', [id])}>{id}</a>}
      </Items>
      <Items title={texts.faults} items={faults}>
        {(id) => (id === 'prefer' ? texts.asked : <a href={addressOf('time')}>{id}</a>)}
      </Items>
    </section>
  )
}

function Items<Item>(props: {
  title: string
  items: readonly Item[]
  children: (item: Item) => ComponentChildren
}) {
  const { title, items, children } = props
  if (items.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{children(item)}</li>
        ))}
      </ul>
    </>
  )
}
