import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { useMemo, useState } from 'preact/hooks'
import type { Operation } from '../../../openapi/operations.ts'
import { examplesOf, mediaTypesOf, readBody, toDraft, toText, type Draft } from '../model/draft.ts'
import { toField } from '../model/field.ts'
import { judgeRequest } from '../model/judge.ts'
import type { Known } from '../model/known.ts'
import { Reasons, Tabs } from './parts.tsx'
import { FieldView } from './field-view.tsx'
import { useSay } from './said.tsx'

interface BodyProps {
  operation: Operation
  draft: Draft
  known: Known
  change: (draft: Draft) => void
}

/** The body of a call, as a form and as text: both are the same thing. */
export function BodyView({ operation, draft, known, change }: BodyProps) {
  const texts = useTexts(tryTexts)
  const say = useSay()
  const [tab, choose] = useState<'Form' | 'JSON'>('Form')
  const mediaTypes = mediaTypesOf(operation)
  const media = operation.requestBody?.content[draft.mediaType ?? '']
  const field = useMemo(() => toField(media?.schema ?? {}), [media])
  const read = readBody(draft.body)
  const examples = examplesOf(operation, draft.mediaType)
  const begin = (name: string) => {
    const { body } = toDraft(operation, known, name)
    change({ ...draft, body })
  }
  return (
    <section class="body" aria-label={texts.body}>
      <div class="row">
        <h3>{texts.body}</h3>
        <Tabs
          label={texts.bodyAs}
          names={['Form', 'JSON'] as const}
          shown={{ Form: texts.form }}
          chosen={tab}
          choose={choose}
        />
      </div>
      {examples.length > 1 && (
        <p class="row">
          {texts.beginWith}
          {examples.map(({ name, summary }) => (
            <button type="button" class="small" key={name} onClick={() => begin(name)}>
              {say(summary)}
            </button>
          ))}
        </p>
      )}
      {mediaTypes.length > 1 && (
        <p class="row">
          <label for="media-type">{texts.sentAs}</label>
          <select
            id="media-type"
            value={draft.mediaType}
            onChange={({ currentTarget }) => change({ ...draft, mediaType: currentTarget.value })}
          >
            {mediaTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </p>
      )}
      {tab === 'JSON' && (
        <textarea
          class="code"
          aria-label={texts.bodyAsJson}
          spellcheck={false}
          rows={Math.min(30, draft.body.split('\n').length + 1)}
          value={draft.body}
          onInput={({ currentTarget }) => change({ ...draft, body: currentTarget.value })}
        />
      )}
      {tab === 'Form' && 'value' in read && (
        <FieldView
          field={field}
          value={read.value}
          id="body"
          known={known}
          isWhole
          change={(value) => change({ ...draft, body: toText(value) })}
        />
      )}
      {tab === 'Form' && 'error' in read && <p>{texts.notJson}</p>}
      <Verdict operation={operation} read={read} />
    </section>
  )
}

function Verdict({ operation, read }: { operation: Operation; read: ReturnType<typeof readBody> }) {
  const texts = useTexts(tryTexts)
  const reasons =
    'error' in read ? [read.error] : (judgeRequest(operation, read.value)?.reasons ?? [])
  return (
    <div class="verdict" role="status">
      {reasons.length > 0 && (
        <>
          <p>{texts.notAllowed}</p>
          <Reasons reasons={reasons} />
        </>
      )}
    </div>
  )
}
