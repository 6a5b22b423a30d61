import type { Site } from '../../../mocks/index.ts'
import { toJsonLine } from './request-log.ts'

/** A site with the address that it is played at. */
export interface PlayedSite {
  site: Site
  /** Addresses that all lead to the site; the first is the best to show. */
  urls: readonly [string, ...string[]]
}

/** The line that tells that requests are answered. */
export function toReadyLine({ site, urls }: PlayedSite): string {
  const { name, seed, customers } = site
  const people = `${customers} ${customers === 1 ? 'customer' : 'customers'}`
  return `Sabiá plays site ${name} on ${urls[0]} (seed ${seed}, ${people})\n`
}

/** What someone who has just started the mock needs: credentials, first calls, what to open. */
export function toStartText(played: readonly PlayedSite[]): string {
  const [first, ...others] = played
  if (first === undefined) return ''
  const [url] = first.urls
  const blocks = [
    toCredentials(first.site),
    toFirstCalls(first),
    toPayer(first),
    ...toWebhooks(first.site),
    ...others.map(({ site, urls }) => {
      const head = `Site ${site.name}, at ${urls.join(' or ')}\n${toCredentials(site)}`
      return [head, ...toWebhooks(site)].join('\n')
    }),
    `Open next\n${toLines({
      [`${url}/docs/`]: 'guides, the API reference and a playground',
      [`${url}/`]: 'the page of this site, with enrolments that wait for their payer',
      'sabia gaps': 'what the specification leaves open, as a table',
    })}`,
  ]
  return `\n${blocks.join('\n\n')}\n\n`
}

function toLines(meanings: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(meanings).map((name) => name.length))
  const lines = Object.entries(meanings).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
  return lines.join('\n')
}

function toCredentials({ application }: Site): string {
  return `  client id      ${application.uid}\n  client secret  ${application.secret}`
}

/** Two calls for a plain shell with curl and sed: get a token, use it. */
function toFirstCalls({ site, urls: [url] }: PlayedSite): string {
  const { uid, secret, scopes } = site.application
  return [
    'Get a token, then list the customers:',
    '',
    `TOKEN=$(curl -s ${url}/oauth/token -d grant_type=client_credentials -d site=${site.name} \\`,
    `  -d client_id=${uid} -d client_secret=${secret} \\`,
    `  -d scope=${scopes.join('+')} \\`,
    String.raw`  | sed 's/.*"access_token":"\([^"]*\)".*/\1/')`,
    `curl -s ${url}/api/customers -H "Authorization: Bearer $TOKEN"`,
    '',
    'Where a token call answers invalid_client, this log says why, and so does',
    `  ${url}/__sabia/requests`,
    'Its answer never does: site may be missing or wrong, the client id unknown, the secret wrong,',
    'a scope unknown, not granted, or followed by a comma.',
  ].join('\n')
}

/** Who decides about enrolments. */
function toPayer({ site, urls: [url] }: PlayedSite): string {
  const { policy, delay } = site.payer.policy
  if (policy === 'manual') return `The payer decides by hand: open ${url}/ for the enrolments`
  const does = { accept: 'accepts', refuse: 'refuses', expire: 'lets the code expire' }[policy]
  return `The payer ${does} ${delay / 1000} s after an enrolment, unless played by hand before`
}

function toWebhooks({ webhooks }: Site): string[] {
  const endpoints = webhooks.endpoints()
  if (endpoints.length === 0) return []
  const rows = endpoints.map(({ url, secret }) => `  ${url}\n    secret  ${secret}`)
  return [`Webhooks are sent to\n${rows.join('\n')}`]
}

/** The same as lines of JSON; the ready line alone where all is to be quiet. */
export function toStartLines(played: readonly PlayedSite[], isQuiet: boolean): string {
  const [first] = played
  if (first === undefined) return ''
  const { name, seed, customers } = first.site
  const ready = toJsonLine('ready', { url: first.urls[0], site: name, seed, customers })
  if (isQuiet) return ready
  const lines = played.flatMap(({ site, urls }) => {
    const { uid, secret } = site.application
    const { policy: payer, delay: payer_delay_ms } = site.payer.policy
    const keys = { client_id: uid, client_secret: secret }
    return [
      toJsonLine('site', { site: site.name, urls, ...keys, payer, payer_delay_ms }),
      ...site.webhooks.endpoints().map(({ id, url, secret: key }) => {
        return toJsonLine('webhook_endpoint', { site: site.name, id, url, secret: key })
      }),
    ]
  })
  return [ready, ...lines].join('')
}
