import { type ComponentChildren, Fragment, type HTMLAttributes } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { type Language, LanguageContext, useTexts } from '../../theme/language.ts'
import { Icon, type IconName } from '../../theme/icons.tsx'
import { frameTexts } from '../../theme/messages/frame.ts'
import { operationTexts } from '../../theme/messages/reference-operation.ts'
import { partTexts } from '../../theme/messages/parts.ts'
import { type Gap, gaps } from '../../../openapi/ledger.ts'
import type { Field } from '../model/field.ts'
import type { Live } from '../state/use-live.ts'
import { Prose, Refusal, Said, useReference, useSay } from './said.tsx'

/** Buttons of which one is pressed. */
export function Tabs<Name extends string>({
  label,
  names,
  shown = {},
  chosen,
  choose,
}: {
  label: string
  names: readonly Name[]
  /** What a button reads instead of its name. */
  shown?: Partial<Record<Name, string>>
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
          {shown[name] ?? name}
        </button>
      ))}
    </div>
  )
}

/**
 * Copies a text, and says so; `what` tells readers who only hear the button what it copies. A quiet one
 * stands beside a button that matters more.
 */
export function CopyButton({
  text,
  what,
  label,
  isQuiet = false,
}: {
  text: string
  what: string
  label?: string
  isQuiet?: boolean
}) {
  const texts = useTexts(partTexts)
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold(texts.copied)
    } catch {
      setTold(texts.notCopied)
    }
  }
  return (
    <span class="copy">
      <button type="button" class={isQuiet ? 'small bare' : 'small'} onClick={() => void copy()}>
        {label ?? texts.copy}
        <span class="hidden"> {what}</span>
      </button>
      <span role="status">{told}</span>
    </span>
  )
}

/** Links to gaps in the ledger; the title is the assumption. */
export function GapLinks({ ids }: { ids: readonly string[] }) {
  const texts = useTexts(partTexts)
  const say = useSay()
  const ledger = useReference('ledger.html')
  if (ids.length === 0) return null
  const rows: Readonly<Record<string, Gap>> = gaps
  return (
    <span class="gaps">
      {ids.map((id) => (
        <a
          key={id}
          class="gap"
          href={`${ledger}#${id}`}
          title={texts.assumed(say(rows[id]?.assumption ?? ''))}
          aria-label={texts.assumedGap(id)}
        >
          {id}
        </a>
      ))}
    </span>
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
  const texts = useTexts(partTexts)
  return (
    <>
      <code>{field.name}</code>
      {field.isRequired && <span class="required"> {texts.required}</span>}
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
  const { forms } = useTexts(operationTexts)
  const say = useSay()
  return (
    <p class="about" id={`${id}-about`}>
      <Said text={description} />{' '}
      {limits.length > 0 && (
        <span class="limits">
          <Prose text={limits.map((limit) => limit(forms, say)).join(', ')} />
        </span>
      )}{' '}
      <GapLinks ids={ids} />
    </p>
  )
}

/** Made once: to make one takes longer than to use it, and lists show hundreds of times. */
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'medium' }),
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' }),
}

/** A time in the reader's zone, and in UTC on hover. */
export function Moment({ at }: { at: string | number | null | undefined }) {
  const language = useContext(LanguageContext)
  const time = toTime(at)
  if (time === undefined) return <>{String(at ?? '')}</>
  return (
    <time dateTime={time.toISOString()} title={toMoment(at)}>
      {formats[language].format(time)}
    </time>
  )
}

/** Formats a time of the site's clock for people, in UTC. */
function toMoment(timestamp: string | number | null | undefined): string {
  const time = toTime(timestamp)
  if (time === undefined) return String(timestamp ?? '')
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** A time as the site writes it: a text, or seconds since 1970. */
function toTime(timestamp: string | number | null | undefined): Date | undefined {
  const time = new Date(
    typeof timestamp === 'number' ? timestamp * 1000 : (timestamp ?? Number.NaN),
  )
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** A table that scrolls inside its own box where it is too wide. */
export function Table({
  label,
  heads,
  children,
  box,
  rows,
}: {
  label: string
  heads: readonly string[]
  children: ComponentChildren
  /** Attributes of the box. */
  box?: HTMLAttributes<HTMLDivElement>
  /** How many there are, where not all of them are here. */
  rows?: number
}) {
  return (
    <div class="table" tabIndex={0} role="group" aria-label={label} {...box}>
      <table aria-rowcount={rows && rows + 1}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** A path, which a narrow line breaks before a slash. */
export function Path({ path }: { path: string }) {
  return (
    <>
      {path.split(/(?=\/)/).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** While something is read, or why it could not be. */
export function Waiting({ live: { failure } }: { live: Live<unknown> }) {
  const texts = useTexts(frameTexts)
  return failure === undefined ? (
    <p class="quiet">{texts.loading}</p>
  ) : (
    <p class="note">
      {texts.failed} <Refusal text={failure} />
    </p>
  )
}

/** A status of a payment profile, or a state of a delivery: an icon, a colour and the word itself. */
export function Status({ status }: { status: string }) {
  const icon = ICONS[status]
  return (
    <span class={`state is-${status}`}>
      {icon !== undefined && <Icon name={icon} />} {status}
    </span>
  )
}

const ICONS: Readonly<Record<string, IconName>> = {
  pending: 'waiting',
  active: 'accepted',
  delivered: 'accepted',
  refused: 'refused',
  failed: 'refused',
  dropped: 'refused',
  canceled: 'canceled',
  expired: 'expired',
}
