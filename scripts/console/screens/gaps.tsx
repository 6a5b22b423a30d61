import { useMemo, useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { gapTexts } from '../../theme/messages/gaps.ts'
import { allGaps } from '../../../openapi/ledger.ts'
import {
  changedOf,
  isAbout,
  notPlayedOf,
  type SiteProfile,
  toProfileFile,
  toShown,
} from '../model/site-profile.ts'
import { addressOf, goTo } from '../state/route.ts'
import { useLive } from '../state/use-live.ts'
import { Table, Waiting } from '../view/parts.tsx'
import { Said, useRefusal, useSay } from '../view/said.tsx'
import { SearchBox } from '../view/text-field.tsx'
import { GapView } from './gap.tsx'
import type { ScreenProps, Store } from '../state/state.ts'
import { parseYaml, saveFile } from '../state/files.ts'
import { refresh } from '../state/refresh.ts'
import { Action } from '../view/action.tsx'

/** The ledger of gaps with what is in force, or one of them. */
export function GapsScreen(props: ScreenProps) {
  const { store, state, route } = props
  const texts = useTexts(gapTexts)
  const [id] = route.rest
  const live = useLive(state, (client) => client.profile(), [])
  const { value: profile } = live
  return (
    <section class="tools" aria-labelledby="gaps-title">
      <h2 id="gaps-title">{texts.title}</h2>
      {profile === undefined ? (
        <Waiting live={live} />
      ) : id === undefined ? (
        <>
          <p>{texts.about}</p>
          <ProfileFile store={store} profile={profile} />
          <List query={route.query} profile={profile} />
        </>
      ) : (
        <GapView key={id} {...props} id={id} profile={profile} />
      )}
    </section>
  )
}

interface ListProps {
  query: Readonly<Record<string, string>>
  profile: SiteProfile
}

function List({ query, profile }: ListProps) {
  const texts = useTexts(gapTexts)
  const say = useSay()
  const { text = '', changed = '' } = query
  const go = (next: Record<string, string>) =>
    goTo(addressOf('gaps', [], { text, changed, ...next }), true)
  const differing = changedOf(profile)
  const found = useMemo(
    () =>
      allGaps.filter(
        (gap) =>
          (changed === '' || Object.hasOwn(differing, gap.id)) &&
          isAbout(gap, text, profile[gap.id], say),
      ),
    [text, changed, profile, say],
  )
  return (
    <>
      <SearchBox
        id="gaps-search"
        label={texts.search}
        text={text}
        search={(typed) => go({ text: typed })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={changed !== ''}
          onChange={({ currentTarget }) => go({ changed: currentTarget.checked ? 'only' : '' })}
        />
        {texts.onlyChanged}
      </label>
      <p class="quiet" role="status">
        {texts.count(found.length, Object.keys(differing).length)}
      </p>
      {found.length === 0 ? (
        <p class="empty">{texts.none}</p>
      ) : (
        <Table label={texts.title} heads={[texts.id, texts.question, texts.inForce]}>
          {found.map(({ id, slug, question }) => (
            <tr key={id}>
              <td class="gap-name">
                <a href={addressOf('gaps', [id], query)}>{id}</a>
                <br />
                <span class="quiet">{slug}</span>
              </td>
              <td>
                <Said text={question} />
              </td>
              <td class="in-force">
                <code>{toShown(profile[id])}</code>{' '}
                {Object.hasOwn(differing, id) && <strong>{texts.changed}</strong>}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

const NAME = 'sabia-profile.yaml'

/** Loads a site profile from a file, chosen or dropped, and saves what is in force as one. */
function ProfileFile({ store, profile }: { store: Store; profile: SiteProfile }) {
  const texts = useTexts(gapTexts)
  const [told, tell] = useState('')
  const refusal = useRefusal()
  const [isOver, setOver] = useState(false)
  const load = async (file: File | undefined) => {
    const { place } = store.state
    if (file === undefined || place === undefined) return
    try {
      const wanted = await parseYaml(await file.text())
      if (!isProfile(wanted)) return tell(texts.notRead(file.name, texts.notAnObject))
      const count = Object.keys(changedOf(await place.control.setProfile(wanted))).length
      const unplayed = notPlayedOf(wanted)
      const rest = unplayed.length === 0 ? '' : ` ${texts.notPlayed(unplayed.join(', '))}`
      tell(texts.loaded(file.name, count) + rest)
    } catch (error) {
      tell(texts.notRead(file.name, refusal(error)))
    }
    await refresh(store)
  }
  return (
    <section
      class={`card drop${isOver ? ' over' : ''}`}
      aria-labelledby="profile-title"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void load(event.dataTransfer?.files[0])
      }}
    >
      <h3 id="profile-title">{texts.file}</h3>
      <p>
        <label for="profile-file">{texts.load}</label>{' '}
        <input
          id="profile-file"
          type="file"
          accept=".yaml,.yml,.json"
          onChange={({ currentTarget }) => {
            void load(currentTarget.files?.[0])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />{' '}
        <span class="quiet">{texts.drop}</span>
      </p>
      <div class="row">
        <button
          type="button"
          class="small"
          onClick={() => saveFile(NAME, toProfileFile(profile, texts.header))}
        >
          {texts.save}
        </button>
        <Action
          store={store}
          call={{ id: 'setProfile', input: { body: {} } }}
          label={texts.assumptions}
        />
      </div>
      <p role="status">{told}</p>
    </section>
  )
}

function isProfile(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
