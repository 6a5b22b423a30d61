import { useTexts } from '../../theme/language.ts'
import { overviewTexts } from '../../theme/messages/overview.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { Icon } from '../../theme/icons.tsx'
import { toFirstCommand, toVariableCommand } from '../model/call.ts'
import { getToken } from '../state/calls.ts'
import { addressOf } from '../state/route.ts'
import { activeFaults, type ScreenProps } from '../state/state.ts'
import { useLive } from '../state/use-live.ts'
import { Action, Command } from '../view/action.tsx'
import { Receiving } from '../view/endpoints-view.tsx'
import { LatestWebhooks } from '../view/delivery-view.tsx'
import { Now } from '../view/now.tsx'
import { Moment, Waiting } from '../view/parts.tsx'
import { readWaiting, WaitingView } from '../view/waiting-view.tsx'

/** Rows of each list here; the other screens have the rest. */
const ROWS = 5

/** What is going on at the site, and what a developer does most often. */
export function OverviewScreen(props: ScreenProps) {
  const texts = useTexts(overviewTexts)
  return (
    <section class="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">{texts.title}</h2>
      <Begin {...props} />
      <div class="halves">
        <div class="stack">
          <WaitingCard {...props} />
          <FirstCall {...props} />
        </div>
        <div class="stack">
          <Clock {...props} />
          <Requests {...props} />
          <Webhooks {...props} />
        </div>
      </div>
    </section>
  )
}

/** What to do at a site without records. */
function Begin({ store, state }: ScreenProps) {
  const texts = useTexts(overviewTexts)
  const { value } = useLive(state, ({ customers }) => customers.list({ limit: 1 }), [])
  if (value?.total !== 0) return null
  return (
    <section class="card begin" aria-labelledby="begin-title">
      <h3 id="begin-title">{texts.begin}</h3>
      <p>{texts.beginText}</p>
      <p class="row">
        <Action
          store={store}
          call={{ id: 'playScenario', input: { path: { name: 'profile-pending' } } }}
          label={texts.playWaiting}
          isFirst
        />
        <Action
          store={store}
          call={{ id: 'playScenario', input: { path: { name: 'many-customers' } } }}
          label={texts.playMany}
        />
        <a class="button" href={addressOf('try', ['createCustomer'])}>
          {texts.createCustomer}
        </a>
      </p>
    </section>
  )
}

function WaitingCard({ store, state }: ScreenProps) {
  const texts = useTexts(phoneTexts)
  const live = useLive(state, (control) => readWaiting(control, ROWS), [])
  const { value } = live
  return (
    <section class="card" aria-labelledby="waiting-title">
      <h3 id="waiting-title">{texts.list}</h3>
      {value === undefined ? <Waiting live={live} /> : <WaitingView store={store} {...value} />}
      {value !== undefined && value.total > value.waiting.length && (
        <p>
          <a href={addressOf('phone')}>{texts.all(value.total)}</a>
        </p>
      )}
    </section>
  )
}

function FirstCall({ store, state }: ScreenProps) {
  const texts = useTexts(overviewTexts)
  const { place, known, scopes, token } = state
  const [uid, secret, site] = [known['client_id'], known['client_secret'], known['site']]
  if (place === undefined || uid?.[0] === undefined || secret?.[0] === undefined) return null
  const application = { uid: uid[0], secret: secret[0], scopes }
  return (
    <section class="card" aria-labelledby="first-title">
      <h3 id="first-title">{texts.firstCall}</h3>
      {place.kind === 'page' && <p class="quiet">{texts.localOnly}</p>}
      <p>{texts.tokenCall}</p>
      <Command
        text={toVariableCommand(place.shownBase, site?.[0] ?? '', application)}
        what={texts.tokenCommand}
      />
      <p>{texts.listCall}</p>
      <Command text={toFirstCommand(place.shownBase, token?.value)} what={texts.listCommand} />
      <p class="row">
        <button type="button" onClick={() => void getToken(store)}>
          {texts.getToken}
        </button>
        <span role="status">{token !== undefined && texts.hasToken}</span>
      </p>
      <p class="row">
        <a href={addressOf('try')}>{texts.tryForms}</a>
        <a href={addressOf('applications')}>{texts.moreApplications}</a>
      </p>
    </section>
  )
}

function Requests({ state }: ScreenProps) {
  const texts = useTexts(overviewTexts)
  const live = useLive(state, ({ requests }) => requests.list({ limit: ROWS }), [])
  const { value } = live
  return (
    <section class="card" aria-labelledby="requests-title">
      <h3 id="requests-title">{texts.requests}</h3>
      {value === undefined && <Waiting live={live} />}
      {value?.length === 0 && <p class="empty">{texts.noRequests}</p>}
      <ol class="latest">
        {value?.toReversed().map(({ id, at, method, path, status }) => (
          <li key={id}>
            <a href={addressOf('requests', [id])}>
              <span class={`status is-${String(status)[0]}xx`}>{status}</span> {method} {path}
            </a>{' '}
            <span class="quiet">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
      <p>
        <a href={addressOf('requests')}>{texts.allRequests}</a>
      </p>
    </section>
  )
}

function Webhooks({ store, state }: ScreenProps) {
  const texts = useTexts(overviewTexts)
  const { seen } = state
  const { deliveries, endpoints, at } = seen
  return (
    <section class="card" aria-labelledby="webhooks-title">
      <h3 id="webhooks-title">{texts.webhooks}</h3>
      {deliveries.length === 0 && <p class="empty">{texts.noWebhooks}</p>}
      {at !== 0 && endpoints.length === 0 && (
        <>
          <p class="note">{texts.noEndpoint}</p>
          <Receiving store={store} state={state} />
        </>
      )}
      <LatestWebhooks seen={seen} rows={ROWS} />
      <p>
        <a href={addressOf('webhooks')}>{texts.allWebhooks}</a>
      </p>
    </section>
  )
}

function Clock({ state }: ScreenProps) {
  const texts = useTexts(overviewTexts)
  const { clock } = state.seen
  const [next] = clock?.due ?? []
  return (
    <section class="card" aria-labelledby="time-title">
      <h3 id="time-title">{texts.clock}</h3>
      <p class="now">
        <Now state={state} />
      </p>
      <p>
        {next === undefined ? (
          texts.nothingDue
        ) : (
          <>
            {texts.next} {texts.due[next.kind] ?? next.kind}, <Moment at={next.at} />
          </>
        )}
      </p>
      {activeFaults(state.seen) > 0 && (
        <p class="fault-mark">
          <Icon name="warning" /> {texts.faultsActive}{' '}
          <a href={addressOf('time')}>{texts.toFaults}</a>
        </p>
      )}
      <p>
        <a href={addressOf('time')}>{texts.toClock}</a>
      </p>
    </section>
  )
}
