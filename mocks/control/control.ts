import { nearestOf } from '../../openapi/nearest.ts'
import { FieldError } from '../shared/field-error.ts'
import type { Site } from '../site.ts'
import { failure } from './answers.ts'
import { ControlError, type Handler, type Resource } from './call.ts'
import { applications } from './manage/applications.ts'
import { profile } from './manage/profile.ts'
import { sites } from './manage/sites.ts'
import { state } from './manage/state.ts'
import { clock } from './play/clock.ts'
import { faults } from './play/faults.ts'
import { inbox } from './play/inbox.ts'
import { payer } from './play/payer.ts'
import { paymentProfiles } from './play/payment-profiles.ts'
import { webhookDeliveries } from './play/webhook-deliveries.ts'
import { webhookEndpoints } from './play/webhook-endpoints.ts'
import { webhookMisbehaviours } from './play/webhook-misbehaviours.ts'
import { document } from './watch/document.ts'
import { events } from './watch/events.ts'
import { health } from './watch/health.ts'
import { metrics } from './watch/metrics.ts'
import { readJson } from './read-json.ts'
import { requests } from './watch/requests.ts'

export const CONTROL_PREFIX = '/__sabia/'

/** Every call of the control API: one file for each resource. */
export const resources: Resource = {
  ...health,
  ...metrics,
  ...events,
  ...document,
  ...requests,
  ...applications,
  ...profile,
  ...state,
  ...sites,
  ...paymentProfiles,
  ...payer,
  ...clock,
  ...faults,
  ...webhookEndpoints,
  ...webhookDeliveries,
  ...webhookMisbehaviours,
  ...inbox,
}

const routes = Object.entries(resources).map(([template, byMethod]) => ({
  pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  byMethod: new Map(Object.entries(byMethod)),
}))

/** Answers a call of the control API: plain JSON, never part of the service. */
export async function answerControl(
  request: Request,
  path: string,
  query: string,
  site: Site,
): Promise<Response> {
  const answered = await answer(request, path, query, site)
  // RFC 9110, section 9.3.2: a HEAD answer has the headers of GET and no body.
  if (request.method !== 'HEAD') return answered
  await answered.body?.cancel()
  return new Response(null, answered)
}

async function answer(
  request: Request,
  path: string,
  query: string,
  site: Site,
): Promise<Response> {
  const name = path.slice(CONTROL_PREFIX.length)
  for (const { pattern, byMethod } of routes) {
    const match = pattern.exec(name)
    if (match === null) continue
    const handler = byMethod.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (handler === undefined) return refuseMethod(request.method, [...byMethod.keys()])
    return run(handler, request, match.groups ?? {}, query, site)
  }
  return failure(404, 'not_found', `There is no control call ${path}; ${hintFor(name)}`)
}

function hintFor(name: string): string {
  const nearest = nearestOf(name.slice(0, 100), Object.keys(resources))
  return `${CONTROL_PREFIX}${nearest ?? 'openapi.json'} ${nearest === undefined ? 'lists all' : 'is the nearest'}`
}

async function run(
  handler: Handler,
  request: Request,
  groups: Record<string, string>,
  query: string,
  site: Site,
): Promise<Response> {
  try {
    const parameters = Object.fromEntries(
      Object.entries(groups).map(([name, text]) => [name, decode(text)]),
    )
    const body = (limit?: number) => readJson(request, limit)
    return await handler({ site, request, parameters, query: new URLSearchParams(query), body })
  } catch (error) {
    if (error instanceof ControlError) {
      return failure(error.status, error.code, error.message, error.field)
    }
    if (error instanceof FieldError) return failure(422, 'invalid', error.message, error.field)
    return failure(500, 'internal_error', `Internal error: ${String(error)}`)
  }
}

function refuseMethod(method: string, known: readonly string[]): Response {
  const allow = known.join(', ')
  const refused = failure(405, 'method_not_allowed', `${method} is not among ${allow}`)
  refused.headers.set('allow', allow)
  return refused
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
