import { readTyped, toFirstValue, type Field } from '../../model/field.ts'
import { toKind, type Known } from '../../model/known.ts'
import { GapLinks } from '../parts/gap-links.tsx'
import { Prose } from '../parts/prose.tsx'

/** One place of the form, and what is filled in there; undefined where it is left out. */
export interface FieldProps {
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
    // In its old place, if it has one: the text keeps its order.
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
  if (isWhole) return <>{fields}</>
  return (
    <fieldset>
      <legend>
        <Name field={field} />
      </legend>
      <About field={field} id={id} />
      {value !== undefined && fields}
      <Toggle field={field} value={value} change={change} />
    </fieldset>
  )
}

function ArrayView({ field, value, id, known, change }: FieldProps) {
  const items = (value ?? []) as unknown[]
  const { item } = field
  return (
    <fieldset>
      <legend>
        <Name field={field} />
      </legend>
      <About field={field} id={id} />
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
              Remove
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
          Add to {field.name}
        </button>
      )}
      {value !== undefined && <Toggle field={field} value={value} change={change} />}
    </fieldset>
  )
}

/** Puts an optional object in, or takes it or an array out. */
function Toggle({ field, value, change }: Pick<FieldProps, 'field' | 'value' | 'change'>) {
  const isThere = value !== undefined
  const first = () => toFirstValue({ ...field, example: undefined })
  return (
    <button type="button" class="small" onClick={() => change(isThere ? undefined : first())}>
      {isThere ? 'Leave out' : 'Fill in'} {field.name}
    </button>
  )
}

function ValueView({ field, value, id, known, change }: FieldProps) {
  const isNull = value === null
  const isOdd = typeof value === 'object' && value !== null
  const ids = field.name.endsWith('_id') ? known[toKind(field.name, '')] : undefined
  return (
    <div class="field">
      <label for={id}>
        <Name field={field} />
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
              aria-label={`${field.name} is null`}
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
        <option value="">left out</option>
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
        placeholder={value === null ? 'null' : 'left out'}
        value={toEntry(value)}
        list={ids === undefined ? undefined : `${id}-list`}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value
          change(text === '' ? undefined : readTyped(field, text))
        }}
      />
      {ids !== undefined && (
        <datalist id={`${id}-list`}>
          {ids.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      )}
    </>
  )
}

function Name({ field }: { field: Field }) {
  return (
    <>
      <code>{field.name}</code>
      {field.isRequired && <span class="required"> required</span>}
    </>
  )
}

function About({ field, id }: { field: Field; id: string }) {
  return (
    <p class="about" id={`${id}-about`}>
      <Prose text={field.description} />{' '}
      {field.limits.length > 0 && <span class="limits">{field.limits.join(', ')}</span>}{' '}
      <GapLinks ids={field.gaps} />
    </p>
  )
}

function toEntry(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
