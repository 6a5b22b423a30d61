import type { RunSettings } from '../engine/options/settings.ts'
import type { Call } from '../http/client.ts'
import type { Embedded } from '../targets/embedded.ts'

/** The body of a token call as the target would get it, with its own names and without secrets. */
export function toTokenBody(call: Call, settings: RunSettings, stage: Embedded): string {
  const text = call.body ?? ''
  const isJson = text.startsWith('{')
  const fields = isJson
    ? Object.entries(JSON.parse(text) as Record<string, string>)
    : [...new URLSearchParams(text)]
  const named = fields.map(([name, value]) => [
    settings.tokenFields[name] ?? name,
    toOwn(name, value, settings, stage),
  ])
  return isJson
    ? JSON.stringify(Object.fromEntries(named))
    : named.map(([name, value]) => `${name}=${value}`).join('&')
}

function toOwn(name: string, value: string, settings: RunSettings, stage: Embedded): string {
  const { credentials: own } = settings
  const { credentials } = stage
  if (name === 'client_secret') {
    return value === credentials.clientSecret ? '$SABIA_CLIENT_SECRET' : '(a wrong secret)'
  }
  if (name === 'client_id' && value === credentials.clientId) return own?.clientId ?? value
  if (name === 'client_id') return '(a wrong UID)'
  if (name === 'site') return value.replace(credentials.site, own?.site ?? credentials.site)
  return value
}
