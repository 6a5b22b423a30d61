import { useContext, useState } from 'preact/hooks'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { LanguageContext, useTexts } from '../../theme/language.ts'
import { siteTexts } from '../../theme/messages/sites.ts'
import { FIRST } from '../place/place.ts'
import type { ScreenProps, State, Store } from '../state/state.ts'
import { useLive } from '../state/use-live.ts'
import { Action, CopyCurl } from '../view/action.tsx'
import { NewSite } from '../view/new-site.tsx'
import { Table, Waiting } from '../view/parts.tsx'
import { control, replaceState, reset } from '../state/controls.ts'
import { saveFile } from '../state/files.ts'

type Site = ControlSchemas['Site']

/** The sites beside this one, and what replaces the state of this one. */
export function SitesScreen({ store, state }: ScreenProps) {
  const texts = useTexts(siteTexts)
  return (
    <section class="sites" aria-labelledby="sites-title">
      <h2 id="sites-title">{texts.title}</h2>
      <Sites store={store} state={state} />
      <div class="halves">
        <SiteState store={store} state={state} />
        <NewSite store={store} state={state} />
      </div>
    </section>
  )
}

function Sites({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(siteTexts)
  const language = useContext(LanguageContext)
  const live = useLive(state, ({ sites }) => sites.list(), [])
  const { value } = live
  const here = state.known['site']?.[0]
  if (value === undefined) return <Waiting live={live} />
  const heads = [texts.name, texts.address, texts.seed, texts.customers, texts.actions]
  return (
    <Table label={texts.list} heads={heads}>
      {value.map((site, index) => (
        <tr key={site.name}>
          <td>
            {site.name === here ? (
              <>
                <strong>{site.name}</strong> <span class="quiet">{texts.here}</span>
              </>
            ) : (
              <a href={pageOf(state, site)}>{texts.switchTo(site.name)}</a>
            )}
          </td>
          <td>
            <code>{site.base_url}</code>
          </td>
          <td>{site.seed}</td>
          <td>{site.customers.toLocaleString(language)}</td>
          <td>
            {index === 0 ? (
              <span class="quiet">{texts.first}</span>
            ) : (
              <Removal
                store={store}
                site={site}
                // The address of a removed site answers nothing any more.
                leave={
                  site.name === here ? () => location.assign(pageOf(state, value[0])) : undefined
                }
              />
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Where the console shows a site: at its own address, or in the page. */
function pageOf({ place }: State, site: Site | undefined): string {
  if (place?.kind !== 'page') return `${site?.base_url ?? ''}/`
  const query = site === undefined || site.name === FIRST ? '' : `?site=${site.name}`
  return `${location.pathname}${query}#/overview`
}

interface RemovalProps {
  store: Store
  site: Site
  leave: (() => void) | undefined
}

/** Asks once more: a site that was removed is gone. */
function Removal({ store, site: { name }, leave }: RemovalProps) {
  const texts = useTexts(siteTexts)
  const [isAsked, ask] = useState(false)
  if (!isAsked) {
    return (
      <button type="button" class="small" onClick={() => ask(true)}>
        {texts.remove} <span class="hidden">{name}</span>
      </button>
    )
  }
  return (
    <span role="status">
      {texts.confirm(name)}{' '}
      <Action
        store={store}
        call={{ id: 'removeSite', input: { path: { site: name } } }}
        label={texts.remove}
        about={name}
        then={leave}
      />{' '}
      <button type="button" class="small" onClick={() => ask(false)}>
        {texts.keep}
      </button>
    </span>
  )
}

/** What replaces the whole state of the site; each can be undone. */
function SiteState({ store, state }: { store: Store; state: State }) {
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
