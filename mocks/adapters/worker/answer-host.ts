import { SITE_NAME } from '../../site-options.ts'
import { empty, failure, json, ControlError } from '../../control/answers.ts'
import { createGuard } from '../../control/guard.ts'
import { readJson } from '../../control/read-json.ts'
import { mediaTypeOf, readText } from '../../http/body.ts'
import { checkInput } from '../../shared/control-input.ts'
import { FieldError } from '../../shared/field-error.ts'
import { toPage } from '../../tools/pages/frame.ts'
import { languageOf } from '../../../openapi/text/language.ts'
import type { Added, NotAdded } from './directory-object.ts'
import { frontPage, signedUpPage } from './front-page.ts'
import { readSettings, type SandboxEnv } from './settings.ts'

const SITES = '/__sabia/sites'

/** How many customers a site starts with that says nothing else. */
const CUSTOMERS = 50

/** How many sites a list has by default, and at most. */
const [LISTED, MOST_LISTED] = [100, 1000]

/** A seed is one of so many when none is asked for: nobody can tell the tokens that it makes. */
const SEEDS = 2 ** 48

/** A new site, as who made it is told. */
export type Made = Omit<Added, 'application'> & {
  base_url: string
  application: Pick<Added['application'], 'uid' | 'secret' | 'scopes'>
}

/** Answers what is no site's: the operator's calls, the first page, sign-up. */
export async function answerHost(request: Request, env: SandboxEnv): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { method } = request
  try {
    if (pathname === '/__sabia/health') return json(200, { status: 'ok' })
    if (pathname === SITES || pathname.startsWith(`${SITES}/`)) {
      return refuseStranger(request, env) ?? (await operate(request, env, pathname))
    }
    if (pathname === '/sign-up' && method === 'POST') return await signUp(request, env)
    if (pathname === '/' && (method === 'GET' || method === 'HEAD'))
      return toFrontPage(request, env)
    return failure(404, 'not_found', `There is nothing at ${pathname}; a site is at /sites/NAME`)
  } catch (error) {
    if (error instanceof ControlError) return failure(error.status, error.code, error.message)
    if (error instanceof FieldError) return failure(422, 'invalid', error.message, error.field)
    throw error
  }
}

function refuseStranger(request: Request, env: SandboxEnv): Response | undefined {
  const token = env.SABIA_OPERATOR_TOKEN ?? ''
  if (token === '') {
    return failure(
      401,
      'unauthorized',
      'This sandbox has no operator token: set SABIA_OPERATOR_TOKEN',
    )
  }
  return createGuard({ token, isOwnHost: () => true })(request, SITES)
}

async function operate(request: Request, env: SandboxEnv, path: string): Promise<Response> {
  const directory = env.DIRECTORY.getByName('')
  const name = path.slice(SITES.length + 1)
  const known = path === SITES ? ['GET', 'POST'] : ['DELETE']
  if (!known.includes(request.method)) {
    const refused = failure(405, 'method_not_allowed', `Use ${known.join(' or ')} here`)
    refused.headers.set('allow', known.join(', '))
    return refused
  }
  if (request.method === 'DELETE') {
    return (await directory.remove(name))
      ? empty()
      : failure(404, 'not_found', `There is no site ${name}`)
  }
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url)
    const limit = Number(searchParams.get('limit') ?? LISTED)
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LISTED) {
      throw new FieldError('limit', `limit is ${limit}; give 1 to ${MOST_LISTED}`)
    }
    const listed = await directory.list(limit, searchParams.get('after') ?? '')
    return json(200, {
      data: listed.map((one) => ({ ...one, base_url: toBase(one.name, request, env) })),
    })
  }
  const body = (await readJson(request)) as { name: string; seed?: number; customers?: number }
  checkInput('addSite body', body)
  const made = await make(body, request, env, false)
  if ('status' in made) return toRefusal(made)
  return json(201, made)
}

async function make(
  given: { name: string; seed?: number; customers?: number },
  request: Request,
  env: SandboxEnv,
  isStranger: boolean,
): Promise<Made | NotAdded> {
  const { name, seed = toSeed(), customers = CUSTOMERS } = given
  const most = Math.floor(readSettings(env).limits.records / RECORDS_PER_CUSTOMER)
  if (customers > most) {
    throw new FieldError('customers', `customers is ${customers}; give at most ${most} here`)
  }
  const added = await env.DIRECTORY.getByName('').add({ name, seed, customers }, isStranger)
  if ('status' in added) return added
  const { application, control_token } = added
  const { uid, secret, scopes } = application
  const base_url = toBase(name, request, env)
  return { name, base_url, seed, customers, application: { uid, secret, scopes }, control_token }
}

/** A seeded customer has subscriptions and payment profiles too, at most three in all. */
const RECORDS_PER_CUSTOMER = 4

function toSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high * 2 ** 32 + low) % SEEDS
}

function toBase(name: string, request: Request, env: SandboxEnv): string {
  const { protocol, host, port } = new URL(request.url)
  const { domain } = readSettings(env)
  if (domain === undefined) return `${protocol}//${host}/sites/${name}`
  return `${protocol}//${name}.${domain}${port === '' ? '' : `:${port}`}`
}

function toRefusal({ status, message }: NotAdded): Response {
  return failure(status, status === 409 ? 'conflict' : 'too_many', message, 'name')
}

function toFrontPage(request: Request, env: SandboxEnv): Promise<Response> {
  const { open_signup: isOpen = false } = readSettings(env)
  return toPage(frontPage(languageOf(request), isOpen))
}

/** Makes a site for who asks for it on the first page. */
async function signUp(request: Request, env: SandboxEnv): Promise<Response> {
  if (readSettings(env).open_signup !== true) {
    return failure(403, 'closed', 'Only the operator makes sites here')
  }
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    return failure(415, 'unsupported_media_type', 'Send the form of the first page')
  }
  const language = languageOf(request)
  const name = (new URLSearchParams(await readText(request)).get('name') ?? '').trim().toLowerCase()
  // The credentials of a site of this name are known to everybody.
  const isFree = SITE_NAME.test(name) && name !== 'demo'
  if (!isFree)
    return toPage({ ...frontPage(language, true, { name, problem: 'name' }), status: 422 })
  const made = await make({ name }, request, env, true)
  if (!('status' in made)) return toPage({ ...signedUpPage(language, made), status: 201 })
  const problem = made.status === 409 ? 'taken' : 'full'
  return toPage({ ...frontPage(language, true, { name, problem }), status: made.status })
}
