import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Language, LanguageContext, languages, useTexts } from '../../theme/language.ts'
import { Icon } from '../../theme/icons.tsx'
import { frameTexts } from '../../theme/messages/frame.ts'
import { addressOf, type Screen, screens, useRoute } from '../state/route.ts'
import {
  applySettings,
  keepSettings,
  readPage,
  readSettings,
  type Settings,
  type Theme,
} from '../state/settings.ts'
import { activeFaults, type ScreenProps, type State, type Store } from '../state/state.ts'
import { ReferenceContext, SaidContext, useReference, useSaidTexts } from './said.tsx'
import { Notices, PlaceView } from './place-view.tsx'
import { placeTexts } from '../../theme/messages/place.ts'
import { reset } from '../state/controls.ts'
import { Now } from './now.tsx'
import type { ComponentType } from 'preact'
import { ApplicationsScreen } from '../screens/applications.tsx'
import { GapsScreen } from '../screens/gaps.tsx'
import { OverviewScreen } from '../screens/overview.tsx'
import { PhoneScreen } from '../screens/phone.tsx'
import { RecordsScreen } from '../screens/records.tsx'
import { RequestsScreen } from '../screens/requests.tsx'
import { SitesScreen } from '../screens/sites.tsx'
import { TimeScreen } from '../screens/time.tsx'
import { TryScreen } from '../screens/try.tsx'
import { WebhooksScreen } from '../screens/webhooks.tsx'

/** The whole console: the navigation, what every screen shows, and the screen of the page's address. */
export function App({ store }: { store: Store }) {
  const { storage, openPage } = store.surroundings
  const [state, setState] = useState(store.state)
  const isPublished = openPage !== undefined
  // A published page is in one language, and its header changes the colours.
  const [settings, setSettings] = useState(() => {
    return isPublished ? readPage() : readSettings(storage, navigator.languages)
  })
  useEffect(() => {
    setState(store.state)
    return store.subscribe(() => setState(store.state))
  }, [store])
  useEffect(() => {
    if (!isPublished) applySettings(settings)
  }, [settings, isPublished])
  const change = (next: Settings) => {
    keepSettings(storage, next)
    setSettings(next)
  }
  const said = useSaidTexts(settings.language)
  const route = useRoute()
  // In the published reference a reader comes to try a call, at a mock to see what happens there.
  const first: Screen = isPublished ? 'try' : 'overview'
  // Any other fragment may be an anchor of the page.
  const isKnown = route.screen !== undefined || !/^#\/./.test(location.hash)
  const screen = route.screen ?? first
  const View = screenViews[screen]
  useArrival(
    store,
    state,
    screen,
    route.rest.join('/'),
    frameTexts[settings.language].names[screen],
  )
  // Without the control token a call of the API is all that works.
  const isOpen = !state.isTokenAsked || screen === 'try'
  return (
    <LanguageContext.Provider value={settings.language}>
      <SaidContext.Provider value={said}>
        <ReferenceContext.Provider value={isPublished ? '../' : docsOf(settings.language)}>
          {/* The published page has a heading of its own. */}
          {!isPublished && <h1 class="hidden">Sabiá</h1>}
          <div class="bar">
            <Navigation screen={screen} />
            <SiteBar store={store} state={state} />
            {!isPublished && <SettingsView settings={settings} change={change} />}
          </div>
          <PlaceView store={store} state={state} />
          <Notices store={store} state={state} />
          {/* What is pressed before there is a site would be lost. */}
          <div class="screen-of" key={screen} inert={state.place === undefined}>
            {!isKnown && <NoScreen />}
            {isKnown && isOpen && <View store={store} state={state} route={route} />}
          </div>
        </ReferenceContext.Provider>
      </SaidContext.Provider>
    </LanguageContext.Provider>
  )
}

/**
 * Tells where a reader has arrived: the title names the screen, and the focus goes to the heading of what
 * a link has opened, unless it is on something that is still there.
 */
function useArrival(store: Store, state: State, screen: Screen, rest: string, name: string): void {
  const [title] = useState(document.title)
  const site = state.known['site']?.[0]
  useLayoutEffect(() => {
    const place = store.surroundings.openPage === undefined && site ? `Sabiá: ${site}` : title
    document.title = `${name} – ${place}`
  }, [name, site, title])
  const last = useRef({ screen, rest })
  useLayoutEffect(() => {
    const { screen: before, rest: restBefore } = last.current
    last.current = { screen, rest }
    if (before === screen && restBefore === rest) return
    // What a site has refused belongs to the screen that asked.
    if (typeof store.state.notice?.text === 'string') store.set({ notice: undefined })
    const isLost = document.activeElement === document.body
    if (before === screen && !isLost) return
    const heading = HEADINGS.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean)
    if (heading === null || heading === undefined) return
    heading.tabIndex = -1
    scrollTo(0, 0)
    heading.focus()
  }, [screen, rest])
}

/** Where a screen begins: with the tour, one record, one call, or its own name. */
const HEADINGS = ['#tour-title', 'article h3', '#call-title', '.screen-of h2']

/** The published reference at a mock, in a language. */
function docsOf(language: Language): string {
  return language === 'en' ? 'docs/' : `docs/${language}/`
}

function Navigation({ screen }: { screen: Screen }) {
  const texts = useTexts(frameTexts)
  const [isOpen, open] = useState(false)
  return (
    <nav class="screens" aria-label={texts.screens}>
      <button
        type="button"
        class="small menu"
        aria-expanded={isOpen}
        aria-controls="screens"
        onClick={() => open(!isOpen)}
      >
        <Icon name="menu" /> {texts.menu}: {texts.names[screen]}
      </button>
      <ul id="screens" class={isOpen ? 'open' : ''}>
        {screens.map((name) => (
          <li key={name}>
            <a
              href={addressOf(name)}
              aria-current={name === screen ? 'page' : undefined}
              onClick={() => open(false)}
            >
              <Icon name={name} /> {texts.names[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SettingsProps {
  settings: Settings
  change: (settings: Settings) => void
}

function SettingsView({ settings, change }: SettingsProps) {
  const texts = useTexts(frameTexts)
  const docs = useReference('')
  return (
    <div class="settings">
      <a href={docs}>{texts.docs}</a>
      <select
        aria-label={texts.language}
        value={settings.language}
        onChange={({ currentTarget: { value } }) =>
          change({ ...settings, language: value as Language })
        }
      >
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.theme}
        value={settings.theme}
        onChange={({ currentTarget: { value } }) => change({ ...settings, theme: value as Theme })}
      >
        {Object.entries(texts.themes).map(([theme, name]) => (
          <option key={theme} value={theme}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function NoScreen() {
  const texts = useTexts(frameTexts)
  return (
    <section class="card">
      <h2>{texts.noSuchScreen}</h2>
      <p>
        <a href={addressOf('overview')}>{texts.toOverview}</a>
      </p>
    </section>
  )
}

/** Which site it is, its time, a mark while a fault is active, and the way back to the beginning. */
function SiteBar({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(frameTexts)
  const { reset: again, resetMock } = useTexts(placeTexts)
  const { seen, known, place } = state
  const active = activeFaults(seen)
  if (place === undefined) return <p class="site-bar">{texts.opening}</p>
  return (
    <p class="site-bar">
      <a href={addressOf('sites')}>{texts.site(known['site']?.[0] ?? '')}</a>
      {seen.clock !== undefined && (
        <a href={addressOf('time')}>
          <span class="hidden">{texts.clock}: </span>
          <Now state={state} /> {seen.clock.frozen && <strong>{texts.frozen}</strong>}
        </a>
      )}
      {active > 0 && (
        <a class="fault-mark" href={addressOf('time')}>
          <Icon name="warning" /> {texts.faults(active)}
        </a>
      )}
      <button type="button" class="small" onClick={() => void reset(store)}>
        {place.kind === 'mock' ? resetMock : again}
      </button>
    </p>
  )
}

/** What shows each screen. */
const screenViews: Readonly<Record<Screen, ComponentType<ScreenProps>>> = {
  overview: OverviewScreen,
  try: TryScreen,
  records: RecordsScreen,
  phone: PhoneScreen,
  webhooks: WebhooksScreen,
  requests: RequestsScreen,
  time: TimeScreen,
  gaps: GapsScreen,
  applications: ApplicationsScreen,
  sites: SitesScreen,
}
