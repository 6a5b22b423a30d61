import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { toOwnText } from '../../docs/model/schema.ts'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { findOperation } from '../model/operations.ts'
import { cancel, draftOf, send } from '../state/calls.ts'
import type { State, Store } from '../state/state.ts'
import { About, GapLinks, Path, Suggestions } from './parts.tsx'
import { Said, useReference } from './said.tsx'
import { isNarrow } from './tour-view.tsx'
import { BodyView } from './body-view.tsx'
import type { Operation } from '../../../openapi/operations.ts'
import { type Draft, preferencesOf } from '../model/draft.ts'
import { partTexts } from '../../theme/messages/parts.ts'
import type { OpenAPIV3_1 } from 'openapi-types'
import { toField } from '../model/field.ts'
import { type Known, toKind } from '../model/known.ts'

/** The chosen operation, its form, and the button that sends it. */
export function CallView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(tryTexts)
  const { operationId, known, drafts, sending, place } = state
  const operation = findOperation(operationId)
  const reference = useReference(`operations/${operationId}.html`)
  const draft = draftOf(store, operationId)
  const change = (next: typeof draft) => store.set({ drafts: { ...drafts, [operationId]: next } })
  return (
    <section class="card call" aria-labelledby="call-title">
      <h2 id="call-title" tabIndex={-1}>
        <Said text={operation.summary} />
      </h2>
      <p class="line">
        <span class={`method is-${operation.method.toLowerCase()}`}>{operation.method}</span>{' '}
        <code>
          <Path path={operation.path} />
        </code>
        {operation.scopes !== undefined && (
          <span class="quiet">
            {' '}
            {texts.needs} <code>{operation.scopes.join(' ')}</code>
          </span>
        )}{' '}
        <a href={reference}>{texts.inReference}</a>
      </p>
      <p>
        <Said text={toOwnText(operation.description)} />{' '}
        <GapLinks ids={idsOfMark(operation['x-gap'])} />
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (place !== undefined && sending === undefined)
            void send(store).then(() => showAnswer(store))
        }}
        noValidate
      >
        <ParametersView {...{ operation, draft, known, change }} />
        {draft.mediaType !== undefined && <BodyView {...{ operation, draft, known, change }} />}
        <PreferView {...{ operation, draft, change }} />
        <div class="send">
          {/* Not disabled while it sends: a disabled button loses the focus. */}
          <button
            type="submit"
            class="first"
            disabled={place === undefined}
            aria-disabled={sending !== undefined}
          >
            {place === undefined
              ? texts.starting
              : sending === undefined
                ? texts.send
                : texts.sending}
          </button>
          {sending !== undefined && (
            <button type="button" class="small late" onClick={() => cancel(store)}>
              {texts.cancel}
            </button>
          )}
          <button
            type="button"
            class="small"
            onClick={() => {
              const { [operationId]: _, ...others } = drafts
              store.set({ drafts: others })
            }}
          >
            {texts.resetForm}
          </button>
        </div>
      </form>
    </section>
  )
}

/** Scrolls to the response after a long form; on a narrow screen the tour's card shows a step's result. */
function showAnswer({ state: { tour } }: Store): void {
  if (tour.isOpen && tour.isDone && isNarrow()) return
  const title = document.querySelector('#answer-title')
  const isSeen = (title?.getBoundingClientRect().top ?? 0) < innerHeight / 2
  if (!isSeen) title?.scrollIntoView({ block: 'start' })
}

interface PreferProps {
  operation: Operation
  draft: Draft
  change: (draft: Draft) => void
}

/** Which example of the document to request instead of the real result. */
function PreferView({ operation, draft, change }: PreferProps) {
  const texts = useTexts(tryTexts)
  return (
    <div class="field">
      <label for="prefer">
        <code>Prefer</code>
      </label>
      <div class="entry">
        <select
          id="prefer"
          aria-describedby="prefer-about"
          value={draft.prefer}
          onChange={({ currentTarget }) => change({ ...draft, prefer: currentTarget.value })}
        >
          <option value="">{texts.normal}</option>
          {preferencesOf(operation).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p class="about" id="prefer-about">
        {texts.preferAbout}
      </p>
    </div>
  )
}

interface ParametersProps {
  operation: Operation
  draft: Draft
  known: Known
  change: (draft: Draft) => void
}

/** The parameters in the path and the query. */
function ParametersView({ operation, draft, known, change }: ParametersProps) {
  const texts = useTexts(tryTexts)
  if (operation.parameters.length === 0) return null
  return (
    <section aria-label={texts.parameters}>
      {operation.parameters.map((parameter) => {
        const { name } = parameter
        const place = parameter.in === 'path' ? 'path' : 'query'
        const ids = place === 'path' ? known[toKind(name, operation.path)] : undefined
        const put = (value: string) =>
          change({ ...draft, [place]: { ...draft[place], [name]: value } })
        const value = draft[place][name] ?? ''
        return <ParameterView key={name} {...{ parameter, value, ids, put }} />
      })}
    </section>
  )
}

interface ParameterProps {
  parameter: OpenAPIV3_1.ParameterObject
  value: string
  ids: readonly string[] | undefined
  put: (value: string) => void
}

function ParameterView({ parameter, value, ids, put }: ParameterProps) {
  const { name, required, description, schema } = parameter
  const texts = useTexts(tryTexts)
  const frame = useTexts(partTexts)
  const id = `parameter-${name}`
  const mark = (parameter as { 'x-gap'?: Mark })['x-gap']
  const { limits, gaps } = toField(schema ?? {}, name)
  const marks = [...new Set([...gaps, ...idsOfMark(mark)])]
  return (
    <div class="field">
      <label for={id}>
        <code>{name}</code>
        <span class="quiet">{texts.places[parameter.in === 'path' ? 'path' : 'query']}</span>
        {required === true && <span class="required"> {frame.required}</span>}
      </label>
      <div class="entry">
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          aria-describedby={`${id}-about`}
          placeholder={required === true ? '' : texts.leftOut}
          value={value}
          list={ids === undefined ? undefined : `${id}-list`}
          onInput={({ currentTarget }) => put(currentTarget.value)}
        />
        {ids !== undefined && <Suggestions id={`${id}-list`} values={ids} />}
      </div>
      <About field={{ description: toOwnText(description), limits, gaps: marks }} id={id} />
    </div>
  )
}
