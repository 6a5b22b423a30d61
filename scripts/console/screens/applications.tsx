import { useState } from 'preact/hooks'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { knownScopes } from '../../../mocks/shared/document.ts'
import { shorten } from '../../../mocks/tools/pages/order.ts'
import { useTexts } from '../../theme/language.ts'
import { applicationTexts } from '../../theme/messages/applications.ts'
import { toTokenCommand } from '../model/call.ts'
import { findScopeFault } from '../model/typed.ts'
import { actAs, getToken } from '../state/calls.ts'
import { addressOf, goTo } from '../state/route.ts'
import { refresh } from '../state/refresh.ts'
import type { ScreenProps, State, Store } from '../state/state.ts'
import { useLive } from '../state/use-live.ts'
import { Command, CopyCurl } from '../view/action.tsx'
import { CopyButton, Table, Waiting } from '../view/parts.tsx'
import { useRefusal } from '../view/said.tsx'
import { focusWrong, TextField } from '../view/text-field.tsx'

type Application = ControlSchemas['Application']

/** The OAuth tab: the applications that may call this site, a form for a new one, or one of them. */
export function ApplicationsScreen({ store, state, route }: ScreenProps) {
  const texts = useTexts(applicationTexts)
  const [uid] = route.rest
  const live = useLive(state, ({ applications }) => applications.list(), [])
  const { value } = live
  const shown = value?.find((one) => one.uid === uid)
  return (
    <section aria-labelledby="applications-title">
      <h2 id="applications-title">{texts.title}</h2>
      {uid === undefined && <p>{texts.about}</p>}
      {value === undefined && <Waiting live={live} />}
      {value !== undefined && uid === undefined && (
        <>
          <List applications={value} />
          <NewApplication store={store} state={state} />
        </>
      )}
      {uid !== undefined && (
        <p>
          <a href={addressOf('applications')}>{texts.another}</a>
        </p>
      )}
      {shown !== undefined && <OneApplication store={store} state={state} application={shown} />}
      {value !== undefined && uid !== undefined && shown === undefined && (
        <p class="note">{texts.unknown}</p>
      )}
    </section>
  )
}

function List({ applications }: { applications: readonly Application[] }) {
  const texts = useTexts(applicationTexts)
  return (
    <Table label={texts.title} heads={[texts.name, texts.uid, texts.redirectUri, texts.scopes]}>
      {applications.map(({ uid, name, redirect_uri: uri, scopes }) => (
        <tr key={uid}>
          <td>
            <a href={addressOf('applications', [uid])}>
              <bdi>{shorten(name)}</bdi>
            </a>
          </td>
          <td>
            <code>{uid}</code>
          </td>
          <td>{uri === '' ? '—' : shorten(uri)}</td>
          <td class="scopes-of">{scopes.join(' ')}</td>
        </tr>
      ))}
    </Table>
  )
}

interface OneProps {
  store: Store
  state: State
  application: Application
}

function OneApplication({ store, state, application }: OneProps) {
  const texts = useTexts(applicationTexts)
  const { place, known, token } = state
  const { uid, secret, scopes, name, redirect_uri: uri } = application
  const rows = [
    { label: texts.uid, about: texts.uidAbout, value: uid },
    { label: texts.secret, about: texts.secretAbout, value: secret },
    { label: texts.scopes, about: '', value: scopes.join(' ') },
  ]
  return (
    <article class="card" aria-labelledby="application-title">
      <h3 id="application-title">
        <bdi>{name}</bdi>
      </h3>
      <dl class="credentials">
        {rows.map(({ label, about, value }) => (
          <div key={label}>
            <dt>
              {label} <span class="quiet">{about}</span>
            </dt>
            <dd>
              <code>{value}</code> <CopyButton text={value} what={label} />
            </dd>
          </div>
        ))}
        {uri !== '' && (
          <div>
            <dt>{texts.redirectUri}</dt>
            <dd>{uri}</dd>
          </div>
        )}
      </dl>
      {place !== undefined && (
        <>
          <h4>{texts.tokenCall}</h4>
          {place.kind === 'page' && <p class="quiet">{texts.localOnly}</p>}
          <Command
            text={toTokenCommand(place.shownBase, known['site']?.[0] ?? '', application)}
            what={texts.tokenCall}
          />
          <p class="row">
            <button
              type="button"
              onClick={() => {
                actAs(store, application)
                void getToken(store)
              }}
            >
              {texts.getToken}
            </button>
            <span role="status">
              {token !== undefined && known['client_id']?.[0] === uid && texts.hasToken}
            </span>
          </p>
        </>
      )}
    </article>
  )
}

function NewApplication({ store, state: { place } }: { store: Store; state: State }) {
  const texts = useTexts(applicationTexts)
  const [name, setName] = useState('')
  const [uri, setUri] = useState('')
  const [scopes, setScopes] = useState(knownScopes.join(' '))
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const refusal = useRefusal()
  const body = { name, redirect_uri: uri, scopes }
  const create = async (form: HTMLFormElement) => {
    const faults = { ...findNameFault(), ...findScopesFault() }
    setWrong(faults)
    if (place === undefined || Object.keys(faults).length > 0) return focusWrong(form)
    try {
      const { uid } = await place.control.applications.add(body)
      await refresh(store)
      goTo(addressOf('applications', [uid]))
    } catch (error) {
      const { field } = error as { field?: string }
      setWrong({ [field ?? 'name']: refusal(error) })
      focusWrong(form)
    }
  }
  const findNameFault = () => (name.trim() === '' ? { name: texts.noName } : {})
  const findScopesFault = () => {
    const fault = findScopeFault(scopes, knownScopes)
    if (fault === undefined) return {}
    if (fault.kind === 'commas') return { scopes: texts.commas(fault.fixed) }
    return { scopes: fault.kind === 'none' ? texts.noScope : texts.unknownScope(fault.scope) }
  }
  return (
    <form
      class="card plain-form"
      aria-labelledby="new-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void create(event.currentTarget)
      }}
    >
      <h3 id="new-title">{texts.create}</h3>
      <TextField
        id="application-name"
        label={texts.name}
        value={name}
        change={setName}
        wrong={wrong['name']}
      />
      <TextField
        id="application-uri"
        label={texts.redirectUri}
        value={uri}
        change={setUri}
        about={texts.redirectAbout}
        wrong={wrong['redirect_uri']}
      />
      <TextField
        id="application-scopes"
        label={texts.scopes}
        value={scopes}
        change={setScopes}
        about={`${texts.scopesAbout} ${knownScopes.join(' ')}`}
        wrong={wrong['scopes']}
      />
      <p class="row">
        <button type="submit" class="first">
          {texts.add}
        </button>
        <CopyCurl
          store={store}
          call={{ id: 'addApplication', input: { body } }}
          about={texts.add}
        />
      </p>
    </form>
  )
}
