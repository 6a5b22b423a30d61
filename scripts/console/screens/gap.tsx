import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { gapTexts } from '../../theme/messages/gaps.ts'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { findGap, type Gap } from '../../../openapi/ledger.ts'
import { readValue, type SiteProfile, toShown, withGap } from '../model/site-profile.ts'
import { refresh } from '../state/refresh.ts'
import { addressOf } from '../state/route.ts'
import { Action, CopyCurl } from '../view/action.tsx'
import { Refusal, Said, useReference } from '../view/said.tsx'
import type { ScreenProps } from '../state/state.ts'

interface GapProps extends ScreenProps {
  /** Id or name, as the address has it. */
  id: string
  profile: SiteProfile
}

/** One gap: what is assumed and why, and what can be in force instead. */
export function GapView(props: GapProps) {
  const { id: name, route } = props
  const texts = useTexts(gapTexts)
  const gap = findGap(name)
  const ledger = useReference(`ledger.html#${gap?.id ?? ''}`)
  return (
    <article aria-labelledby="gap-title">
      <p>
        <a href={addressOf('gaps', [], route.query)}>{texts.back}</a>
      </p>
      <h3 id="gap-title">{gap === undefined ? texts.unknown(name) : `${gap.id} ${gap.slug}`}</h3>
      {gap !== undefined && (
        <>
          <p>
            <Said text={gap.question} />
          </p>
          <p class="quiet">
            {texts.section(gap.section)}, <a href={ledger}>{texts.ledger}</a>
          </p>
          <p role="status">
            {texts.inForce}: <code>{toShown(props.profile[gap.id])}</code>
          </p>
          <div class="halves">
            <Choices {...props} gap={gap} />
            <section class="card">
              <h4>{texts.assumption}</h4>
              <p>
                <Said text={gap.assumption} />
              </p>
              <h4>{texts.reason}</h4>
              <p>
                <Said text={gap.reason} />
              </p>
            </section>
            {(gap.holds !== undefined || gap.open) && <Value {...props} gap={gap} />}
          </div>
        </>
      )}
    </article>
  )
}

function Choices({ store, profile, gap }: GapProps & { gap: Gap }) {
  const texts = useTexts(gapTexts)
  return (
    <section class="card">
      <h4 id="gap-choices">{texts.choices}</h4>
      <ul aria-labelledby="gap-choices">
        {Object.entries(gap.choices).map(([choice, meaning]) => (
          <li key={choice}>
            <code>{choice}</code> {profile[gap.id] === choice && <strong>({texts.current})</strong>}{' '}
            {gap.choice === choice && <span class="quiet">({texts.assumed})</span>}{' '}
            <Said text={meaning} />{' '}
            {!gap.plays.includes(choice) && <span class="quiet">({texts.unplayable})</span>}
            {gap.plays.includes(choice) && profile[gap.id] !== choice && (
              <Action
                store={store}
                call={{ id: 'setProfile', input: { body: withGap(profile, gap.id, choice) } }}
                label={texts.use}
                about={choice}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A value of the reader's own: the site checks it by the gap's JSON Schema, and says what is wrong. */
function Value({ store, state, profile, gap }: GapProps & { gap: Gap }) {
  const texts = useTexts(gapTexts)
  const current = profile[gap.id]
  const preset = gap.presets?.[String(current)] ?? current
  const [typed, type] = useState(() => JSON.stringify(preset, undefined, 2))
  const [told, tell] = useState<{ wrong?: string; good?: string }>({})
  const body = withGap(profile, gap.id, readValue(typed))
  const set = async () => {
    try {
      await state.place?.control.setProfile(body)
      tell({ good: texts.isSet })
    } catch (error) {
      tell({ wrong: messageOf(error) })
    }
    await refresh(store)
  }
  return (
    <section class="card">
      <h4>{texts.value}</h4>
      <p>
        <label for="gap-value">{texts.valueAbout}</label>{' '}
        <span id="gap-holds">
          {gap.holds === undefined ? texts.anyText : <Said text={gap.holds} />}
        </span>
      </p>
      <textarea
        id="gap-value"
        class="code"
        rows={Math.min(12, typed.split('\n').length + 1)}
        spellcheck={false}
        value={typed}
        aria-invalid={told.wrong !== undefined}
        aria-describedby="gap-holds gap-wrong"
        onInput={({ currentTarget }) => {
          type(currentTarget.value)
          tell({})
        }}
      />
      <p id="gap-wrong" class="wrong" role="alert">
        {told.wrong !== undefined && <Refusal text={told.wrong} />}
      </p>
      <div class="row">
        <button type="button" class="first" onClick={() => void set()}>
          {texts.set}
        </button>
        <CopyCurl store={store} call={{ id: 'setProfile', input: { body } }} about={texts.set} />
        <span role="status">{told.good}</span>
      </div>
    </section>
  )
}
