import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { gapTexts } from '../../theme/messages/gaps.ts'
import { changedOf, notPlayedOf, toProfileFile, type SiteProfile } from '../model/site-profile.ts'
import { parseYaml } from '../state/load-yaml.ts'
import { refresh } from '../state/refresh.ts'
import type { Store } from '../state/state.ts'
import { Action } from './action.tsx'
import { useRefusal } from './said.tsx'
import { saveFile } from './save-file.ts'

const NAME = 'sabia-profile.yaml'

/** Loads a site profile from a file, chosen or dropped, and saves what is in force as one. */
export function ProfileFile({ store, profile }: { store: Store; profile: SiteProfile }) {
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
