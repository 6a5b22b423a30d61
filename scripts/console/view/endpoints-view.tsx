import { useState } from 'preact/hooks'
import { Icon } from '../../theme/icons.tsx'
import { useTexts } from '../../theme/language.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import type { State, Store } from '../state/state.ts'
import { Action } from './action.tsx'
import { CopyButton, Table } from './parts.tsx'
import { TextField } from './text-field.tsx'

/** Where webhooks are sent to: the built-in inbox, and addresses of the reader's own. */
export function EndpointsView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(webhookTexts)
  const { endpoints } = state.seen
  return (
    <section class="card" aria-labelledby="endpoints-title">
      <h3 id="endpoints-title">{texts.endpoints}</h3>
      <Receiving store={store} state={state} isFirst />
      {endpoints.length === 0 ? (
        <p class="empty">{texts.noEndpoints}</p>
      ) : (
        <Table
          label={texts.endpoints}
          heads={[texts.id, texts.url, texts.state, texts.secret, texts.actions]}
        >
          {endpoints.map(({ id, url, secret, disabled }) => (
            <tr key={id}>
              <td>{id}</td>
              <td class="url">{url}</td>
              <td>
                <span class={`state is-${disabled ? 'dropped' : 'delivered'}`}>
                  <Icon name={disabled ? 'refused' : 'accepted'} />{' '}
                  {disabled ? texts.disabled : texts.enabled}
                </span>
              </td>
              <td class="secret">
                <code>{secret}</code> <CopyButton text={secret} what={texts.copySecret(id)} />
              </td>
              <td>
                <Action
                  store={store}
                  call={{
                    id: 'changeWebhookEndpoint',
                    input: { path: { id }, body: { disabled: !disabled } },
                  }}
                  label={disabled ? texts.enable : texts.disable}
                  about={`${texts.endpoint} ${id}`}
                />{' '}
                <Action
                  store={store}
                  call={{ id: 'removeWebhookEndpoint', input: { path: { id } } }}
                  label={texts.remove}
                  about={`${texts.endpoint} ${id}`}
                />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Addition store={store} />
    </section>
  )
}

/** Receiving at the mock itself, with one click; the site in the page always sends its webhooks here. */
export function Receiving({
  store,
  state,
  isFirst = false,
}: {
  store: Store
  state: State
  isFirst?: boolean
}) {
  const texts = useTexts(webhookTexts)
  const { place, seen } = state
  if (place?.kind !== 'mock') return <p class="quiet">{texts.inPage}</p>
  const url = `${place.base}/__sabia/inbox`
  const own = seen.endpoints.find((endpoint) => endpoint.url === url)
  return (
    <p class="row">
      {own === undefined ? (
        <Action
          store={store}
          call={{ id: 'addWebhookEndpoint', input: { body: { url } } }}
          label={texts.receive}
          isFirst={isFirst}
        />
      ) : (
        <Action
          store={store}
          call={{ id: 'removeWebhookEndpoint', input: { path: { id: own.id } } }}
          label={texts.stop}
        />
      )}{' '}
      <span class="quiet">{texts.receiveNote}</span>
    </p>
  )
}

function Addition({ store }: { store: Store }) {
  const texts = useTexts(webhookTexts)
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState('')
  const empty = () => {
    setUrl('')
    setSecret('')
  }
  return (
    <fieldset>
      <legend>{texts.add}</legend>
      <div class="fields">
        <TextField
          id="endpoint-url"
          label={texts.url}
          value={url}
          change={setUrl}
          placeholder="http://127.0.0.1:3000/webhooks"
        />
        <TextField
          id="endpoint-secret"
          label={texts.ownSecret}
          value={secret}
          change={setSecret}
          placeholder="whsec_…"
        />
      </div>
      <Action
        store={store}
        call={{
          id: 'addWebhookEndpoint',
          input: { body: { url: url.trim(), ...(secret !== '' && { secret: secret.trim() }) } },
        }}
        label={texts.add}
        then={empty}
      />
    </fieldset>
  )
}
