import { useContext, useState } from 'preact/hooks'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { LanguageContext, useTexts } from '../../theme/language.ts'
import { siteTexts } from '../../theme/messages/sites.ts'
import { FIRST } from '../place/place.ts'
import type { State, Store } from '../state/state.ts'
import { useLive } from '../state/use-live.ts'
import { Action } from '../view/action.tsx'
import { NewSite } from '../view/new-site.tsx'
import { Table, Waiting } from '../view/parts.tsx'
import { SiteState } from '../view/site-state.tsx'
import type { ScreenProps } from './screen.ts'

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
