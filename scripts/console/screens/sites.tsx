import { useContext, useState } from 'preact/hooks'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { LanguageContext, useTexts } from '../../theme/language.ts'
import { siteTexts } from '../../theme/messages/sites.ts'
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
  const isPage = state.place?.kind === 'page'
  return (
    <section class="sites" aria-labelledby="sites-title">
      <h2 id="sites-title">{texts.title}</h2>
      {isPage ? <p class="note">{texts.alone}</p> : <Sites store={store} state={state} />}
      <div class="halves">
        <SiteState store={store} state={state} />
        {!isPage && <NewSite store={store} />}
      </div>
    </section>
  )
}

function Sites({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(siteTexts)
  const language = useContext(LanguageContext)
  const live = useLive(state, ({ sites }) => sites.list(), [])
  const { value } = live
  if (value === undefined) return <Waiting live={live} />
  const heads = [texts.name, texts.address, texts.seed, texts.customers, texts.actions]
  return (
    <Table label={texts.list} heads={heads}>
      {value.map((site, index) => (
        <tr key={site.name}>
          <td>
            {site.name === state.known['site']?.[0] ? (
              <>
                <strong>{site.name}</strong> <span class="quiet">{texts.here}</span>
              </>
            ) : (
              <a href={`${site.base_url}/`}>{texts.switchTo(site.name)}</a>
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
              <Removal store={store} site={site} isHere={site.name === state.known['site']?.[0]} />
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Asks once more: a site that was removed is gone. */
function Removal({ store, site: { name }, isHere }: { store: Store; site: Site; isHere: boolean }) {
  const texts = useTexts(siteTexts)
  const [isAsked, ask] = useState(false)
  if (!isAsked) {
    return (
      <button type="button" class="small" onClick={() => ask(true)}>
        {texts.remove} <span class="hidden">{name}</span>
      </button>
    )
  }
  // The address of a removed site answers nothing any more.
  const leave = isHere ? () => location.assign('/') : undefined
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
