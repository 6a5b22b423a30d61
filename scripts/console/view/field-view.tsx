import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import type { ComponentChildren } from 'preact'
import { type Field, readTyped, toFirstValue } from '../model/field.ts'
import { type Known, toKind } from '../model/known.ts'
import { About, FieldName, Suggestions } from './parts.tsx'

/** A field of the form and its value; undefined if it is left out. */
interface FieldProps {
  field: Field
  value: unknown
  /** Unique in the page. */
  id: string
  known: Known
  /** The parent's own heading stands before the first field. */
  isWhole?: boolean
  change: (value: unknown) => void
}

/** A field of the body, with everything below it. */
export function FieldView(props: FieldProps) {
  const { field, value } = props
  if (field.kind === 'object' && (value === undefined || isObject(value))) {
    return <ObjectView {...props} />
  }
  if (field.kind === 'array' && (value === undefined || Array.isArray(value))) {
    return <ArrayView {...props} />
  }
  return <ValueView {...props} />
}

function ObjectView({ field, value, id, known, isWhole, change }: FieldProps) {
  const own = (value ?? {}) as Record<string, unknown>
  const put = (name: string, child: unknown) => {
    const { [name]: _, ...others } = own
    if (child === undefined) return change(others)
    // At its old position, if it has one: the text keeps its order.
    change(name in own ? { ...own, [name]: child } : { ...others, [name]: child })
  }
  const fields = field.fields.map((child) => (
    <FieldView
      key={child.name}
      field={child}
      value={own[child.name]}
      id={`${id}-${child.name}`}
      known={known}
      change={(next) => put(child.name, next)}
    />
  ))
  if (isWhole) return <div class="fields">{fields}</div>
  return (
    <Group field={field} id={id}>
      {value !== undefined && <div class="fields">{fields}</div>}
      <Toggle field={field} value={value} change={change} />
    </Group>
  )
}

function ArrayView({ field, value, id, known, change }: FieldProps) {
  const texts = useTexts(tryTexts)
  const items = (value ?? []) as unknown[]
  const { item } = field
  return (
    <Group field={field} id={id}>
      {item !== undefined &&
        items.map((one, index) => (
          <div class="item" key={index} role="group" aria-label={`${field.name} ${index + 1}`}>
            <FieldView
              field={item}
              value={one}
              id={`${id}-${index}`}
              known={known}
              isWhole
              change={(next) => change(items.map((old, at) => (at === index ? next : old)))}
            />
            <button
              type="button"
              class="small"
              onClick={() => change(items.filter((_, at) => at !== index))}
            >
              {texts.remove}
              <span class="hidden">
                {' '}
                {field.name} {index + 1}
              </span>
            </button>
          </div>
        ))}
      {item !== undefined && (
        <button
          type="button"
          class="small"
          onClick={() => change([...items, toFirstValue({ ...item, example: undefined })])}
        >
          {texts.addTo(field.name)}
        </button>
      )}
      {value !== undefined && <Toggle field={field} value={value} change={change} />}
    </Group>
  )
}

/** What a field holds, below its name and description. */
function Group({
  field,
  id,
  children,
}: Pick<FieldProps, 'field' | 'id'> & { children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>
        <FieldName field={field} />
      </legend>
      <About field={field} id={id} />
      {children}
    </fieldset>
  )
}

/** Adds an optional object, or removes an object or array. */
function Toggle({ field, value, change }: Pick<FieldProps, 'field' | 'value' | 'change'>) {
  const texts = useTexts(tryTexts)
  const isThere = value !== undefined
  const first = () => toFirstValue({ ...field, example: undefined })
  return (
    <button type="button" class="small" onClick={() => change(isThere ? undefined : first())}>
      {isThere ? texts.leaveOut(field.name) : texts.fillIn(field.name)}
    </button>
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field that holds one value: a text, a number, or one of several. */
function ValueView({ field, value, id, known, change }: FieldProps) {
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
