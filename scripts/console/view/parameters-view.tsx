import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { partTexts } from '../../theme/messages/parts.ts'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Operation } from '../../../openapi/operations.ts'
import type { Draft } from '../model/draft.ts'
import { toField } from '../model/field.ts'
import { toKind, type Known } from '../model/known.ts'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { toOwnText } from '../../docs/model/schema.ts'
import { About, Suggestions } from './parts.tsx'

interface ParametersProps {
  operation: Operation
  draft: Draft
  known: Known
  change: (draft: Draft) => void
}

/** The parameters in the path and the query. */
export function ParametersView({ operation, draft, known, change }: ParametersProps) {
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
