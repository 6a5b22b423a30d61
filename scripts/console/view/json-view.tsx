import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { useMemo, useState } from 'preact/hooks'
import { toLines, type Line } from '../model/lines.ts'
import { GapLinks } from './parts.tsx'

/** Lines to show at first. */
const FIRST = 300

interface JsonProps {
  value: unknown
  schema: unknown
  /** Label for screen readers; unique in the page. */
  label: string
}

/** Coloured JSON, with links to the gaps behind its parts. */
export function JsonView({ value, schema, label }: JsonProps) {
  const texts = useTexts(tryTexts)
  const lines = useMemo(() => toLines(value, schema), [value, schema])
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  return (
    <>
      <div class="json" tabIndex={0} role="region" aria-label={label}>
        <ol>{shown.map(toItem)}</ol>
      </div>
      {shown.length < lines.length && (
        <button type="button" class="small" onClick={() => setWhole(true)}>
          {texts.showAll(lines.length)}
        </button>
      )}
    </>
  )
}

function toItem({ depth, key, text, kind, gaps }: Line, index: number) {
  return (
    <li key={index}>
      <code>
        {'  '.repeat(depth)}
        {key !== undefined && <span class="key">{key}</span>}
        {key !== undefined && ': '}
        <span class={`is-${kind}`}>{text}</span>
      </code>
      {gaps.length > 0 && <GapLinks ids={gaps} />}
    </li>
  )
}
