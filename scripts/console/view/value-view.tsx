import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { readTyped } from '../model/field.ts'
import { toKind } from '../model/known.ts'
import type { FieldProps } from './field-view.tsx'
import { About, FieldName, Suggestions } from './parts.tsx'

/** A field that holds one value: a text, a number, or one of several. */
export function ValueView({ field, value, id, known, change }: FieldProps) {
  const texts = useTexts(tryTexts)
  const isNull = value === null
  const isOdd = typeof value === 'object' && value !== null
  const ids = field.name.endsWith('_id') ? known[toKind(field.name, '')] : undefined
  return (
    <div class="field">
      <label for={id}>
        <FieldName field={field} />
      </label>
      <div class="entry">
        {isOdd ? (
          <code id={id}>{JSON.stringify(value)}</code>
        ) : (
          <Entry field={field} value={value} id={id} ids={ids} change={change} />
        )}
        {field.isNullable && (
          <label class="null">
            <input
              type="checkbox"
              checked={isNull}
              aria-label={texts.isNull(field.name)}
              onChange={() => change(isNull ? undefined : null)}
            />
            null
          </label>
        )}
      </div>
      <About field={field} id={id} />
    </div>
  )
}

function Entry({
  field,
  value,
  id,
  ids,
  change,
}: Pick<FieldProps, 'field' | 'value' | 'id' | 'change'> & { ids: readonly string[] | undefined }) {
  const texts = useTexts(tryTexts)
  const described = `${id}-about`
  const choices = field.kind === 'boolean' ? [true, false] : field.choices
  if (choices !== undefined) {
    const chosen = choices.findIndex((choice) => choice === value)
    const others = value === undefined || chosen !== -1 ? [] : [value]
    return (
      <select
        id={id}
        aria-describedby={described}
        value={chosen === -1 ? (others.length === 0 ? '' : 'other') : String(chosen)}
        onChange={({ currentTarget }) => change(choices[Number(currentTarget.value || -1)])}
      >
        <option value="">{texts.leftOut}</option>
        {choices.map((choice, index) => (
          <option key={index} value={String(index)}>
            {String(choice)}
          </option>
        ))}
        {others.length > 0 && <option value="other">{String(value)}</option>}
      </select>
    )
  }
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode={field.kind === 'number' ? 'numeric' : undefined}
        autocomplete="off"
        spellcheck={false}
        required={field.isRequired}
        aria-describedby={described}
        placeholder={value === null ? 'null' : value === '' ? texts.emptyText : texts.leftOut}
        value={toEntry(value)}
        list={ids === undefined ? undefined : `${id}-list`}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value
          change(text === '' ? undefined : readTyped(field, text))
        }}
      />
      {ids !== undefined && <Suggestions id={`${id}-list`} values={ids} />}
    </>
  )
}

function toEntry(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
