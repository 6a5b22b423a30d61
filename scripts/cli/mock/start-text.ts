import { valueOf } from '../../../openapi/choices.ts'
import type { Site } from '../../../mocks/index.ts'
import { toJsonLine } from './request-log.ts'

/** A site and its addresses. */
export interface PlayedSite {
  site: Site
  /** All addresses of the site, the most readable first. */
  urls: readonly [string, ...string[]]
}

/** The ready line: the mock answers requests now. */
export function toReadyLine({ site, urls }: PlayedSite): string {
  const { name, seed, customers } = site
  const people = `${customers} ${customers === 1 ? 'customer' : 'customers'}`
  return `Sabiá plays site ${name} on ${urls[0]} (seed ${seed}, ${people})\n`
}

/** What a user needs after starting the mock: credentials, first calls, pages to open. */
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
      [`${url}/`]: 'the console of this site, with enrolments that wait for the payer',
      'sabia gaps': 'what the specification leaves open',
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

/** Two calls for any shell with curl and sed: get a token and use it. */
function toFirstCalls({ site, urls: [url] }: PlayedSite): string {
  const { uid, secret, scopes } = site.application
  const { path, method } = valueOf(site.profile, 'token-address')
  const { names = {} } = valueOf(site.profile, 'token-encoding')
  const named = (name: keyof typeof names) => names[name] ?? name
  return [
    'Get a token, then list the customers:',
    '',
    `SABIA_ACCESS_TOKEN=$(curl -s${method === 'GET' ? 'G' : ''} ${url}${path} ` +
      `-d ${named('grant_type')}=client_credentials -d ${named('site')}=${site.name} \\`,
    `  -d ${named('client_id')}=${uid} -d ${named('client_secret')}=${secret} \\`,
    `  -d ${named('scope')}=${scopes.join('+')} \\`,
    String.raw`  | sed 's/.*"access_token":"\([^"]*\)".*/\1/')`,
    `curl -s ${url}/api/customers -H "Authorization: Bearer $SABIA_ACCESS_TOKEN"`,
    '',
    'If the token call responds with invalid_client, this log shows the reason, and so does',
    `  ${url}/__sabia/requests`,
    'The response itself never does. Check the site, the client id, the secret, and the scopes,',
    'which are separated by spaces or plus signs, not commas.',
  ].join('\n')
}

/** Who decides about enrolments. */
function toPayer({ site, urls: [url] }: PlayedSite): string {
  const { policy, delay } = site.payer.policy
  if (policy === 'manual')
    return `You decide for the payer: open ${url}/ to accept or refuse enrolments`
  const does = { accept: 'accepts', refuse: 'refuses', expire: 'lets the code expire' }[policy]
  return `The payer ${does} ${delay / 1000} s after an enrolment, unless you decide earlier`
}

function toWebhooks({ webhooks }: Site): string[] {
  const endpoints = webhooks.endpoints()
  if (endpoints.length === 0) return []
  const rows = endpoints.map(({ url, secret }) => `  ${url}\n    secret  ${secret}`)
  return [`Webhooks are sent to\n${rows.join('\n')}`]
}

/** The same as JSON Lines; with `quiet`, only the ready line. */
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
