import { useState } from 'preact/hooks'
import { type Gap, gaps } from '../../../openapi/ledger.ts'
import type { Field } from '../model/field.ts'

/** Buttons of which one is pressed. */
export function Tabs<Name extends string>({
  label,
  names,
  chosen,
  choose,
}: {
  label: string
  names: readonly Name[]
  chosen: Name
  choose: (name: Name) => void
}) {
  return (
    <div class="tabs" role="group" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class="small"
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Copies a text, and says so. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold('Copied')
    } catch {
      setTold('The browser does not allow it: select the text and copy it')
    }
  }
  return (
    <span class="copy">
      <button type="button" class="small" onClick={() => void copy()}>
        Copy<span class="hidden"> {what}</span>
      </button>
      <span role="status">{told}</span>
    </span>
  )
}

/** Links to gaps in the ledger; the title is the assumption. */
export function GapLinks({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  const rows: Readonly<Record<string, Gap>> = gaps
  return (
    <span class="gaps">
      {ids.map((id) => (
        <a
          key={id}
          class="gap"
          href={`../ledger.html#${id}`}
          title={`Assumed: ${rows[id]?.assumption ?? ''}`}
          aria-label={`Assumed, gap ${id}`}
        >
          {id}
        </a>
      ))}
    </span>
  )
}

/** A text of the document: backticks mark code. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </>
  )
}

/** What is wrong with a body, one reason a line. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>
          <code>{reason}</code>
        </li>
      ))}
    </ul>
  )
}

/** The headers of a message. */
export function Headers({ headers }: { headers: Iterable<readonly [string, string]> }) {
  return (
    <dl class="headers">
      {Array.from(headers, ([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The values that an input with `list` set to the same id suggests. */
export function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

/** A field's name, and whether it is required. */
export function FieldName({ field }: { field: Pick<Field, 'name' | 'isRequired'> }) {
  return (
    <>
      <code>{field.name}</code>
      {field.isRequired && <span class="required"> required</span>}
    </>
  )
}

/** The document's description of a field or parameter, its limits, and the gaps behind it. */
export function About({
  field: { description, limits, gaps: ids },
  id,
}: {
  field: Pick<Field, 'description' | 'limits' | 'gaps'>
  id: string
}) {
  return (
    <p class="about" id={`${id}-about`}>
      <Prose text={description} />{' '}
      {limits.length > 0 && (
        <span class="limits">
          <Prose text={limits.join(', ')} />
        </span>
      )}{' '}
      <GapLinks ids={ids} />
    </p>
  )
}

/** Formats a time of the site's clock for people, in UTC. */
export function toMoment(timestamp: string | number | null | undefined): string {
  const time = new Date(
    typeof timestamp === 'number' ? timestamp * 1000 : (timestamp ?? Number.NaN),
  )
  if (Number.isNaN(time.getTime())) return String(timestamp ?? '')
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
