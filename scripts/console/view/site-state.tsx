import { useState } from 'preact/hooks'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { useTexts } from '../../theme/language.ts'
import { siteTexts } from '../../theme/messages/sites.ts'
import { control, replaceState, reset } from '../state/controls.ts'
import type { State, Store } from '../state/state.ts'
import { useLive } from '../state/use-live.ts'
import { CopyCurl } from './action.tsx'
import { saveFile } from './save-file.ts'

/** What replaces the whole state of the site; each can be undone. */
export function SiteState({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(siteTexts)
  return (
    <section class="card plain-form" aria-labelledby="state-title">
      <h3 id="state-title">{texts.state}</h3>
      <div class="field">
        <p class="row">
          <button type="button" onClick={() => void reset(store)}>
            {texts.reset}
          </button>
          <CopyCurl store={store} call={{ id: 'reset' }} about={texts.reset} />
        </p>
        <p class="about">{texts.resetAbout}</p>
      </div>
      <Scenarios store={store} state={state} />
      <Snapshots store={store} state={state} />
    </section>
  )
}

function Scenarios({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(siteTexts)
  const { value = [] } = useLive(state, (api) => api.scenarios(), [])
  const [chosen, choose] = useState('default')
  const summary = value.find(({ name }) => name === chosen)?.summary ?? ''
  return (
    <div class="field">
      <label for="scenario">{texts.scenario}</label>
      <p class="row">
        <select
          id="scenario"
          aria-describedby="scenario-about"
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {value.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          onClick={() =>
            void replaceState(store, (api) => api.scenario(chosen), {
              done: () => texts.told.played(chosen),
              undone: () => texts.told.undone,
            })
          }
        >
          {texts.play}
        </button>
        <CopyCurl
          store={store}
          call={{ id: 'playScenario', input: { path: { name: chosen } } }}
          about={texts.scenario}
        />
      </p>
      <p class="about" id="scenario-about" role="status">
        {texts.scenarioAbout} {texts.scenarios[chosen] ?? summary}
      </p>
    </div>
  )
}

function Snapshots({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(siteTexts)
  const site = state.known['site']?.[0] ?? 'site'
  const load = async (file: File) => {
    let snapshot: ControlSchemas['Snapshot']
    try {
      snapshot = JSON.parse(await file.text()) as ControlSchemas['Snapshot']
    } catch {
      store.set({ notice: { text: () => texts.notJson(file.name) } })
      return
    }
    const { loaded, undone } = texts.told
    await replaceState(store, (api, signal) => api.restore(snapshot, signal), {
      done: () => loaded(file.name),
      undone: () => undone,
    })
  }
  return (
    <>
      <div class="field">
        <p class="row">
          <button
            type="button"
            onClick={() =>
              void control(store, async (api) =>
                saveFile(`sabia-${site}.json`, JSON.stringify(await api.snapshot())),
              )
            }
          >
            {texts.save}
          </button>
          <CopyCurl store={store} call={{ id: 'readSnapshot' }} about={texts.save} />
        </p>
        <p class="about">{texts.saveAbout}</p>
      </div>
      <div class="field">
        <label for="snapshot">{texts.load}</label>
        <input
          id="snapshot"
          type="file"
          accept="application/json,.json"
          aria-describedby="snapshot-about"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // The same file can be chosen again.
            currentTarget.value = ''
            if (file !== undefined) void load(file)
          }}
        />
        <p class="about" id="snapshot-about">
          {texts.loadAbout}
        </p>
      </div>
    </>
  )
}
