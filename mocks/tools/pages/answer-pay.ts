import { readText, mediaTypeOf } from '../../http/body.ts'
import { Refusal } from '../../shared/refusal.ts'
import { DecisionRefused, type Enrolment } from '../../payer/payer.ts'
import { isUndecided } from '../../world/payment-profile-life.ts'
import type { Site } from '../../site.ts'
import { toPage } from './frame.ts'
import { payPage } from './pay.ts'

/** What the page uses of a site. */
type PaySite = Pick<Site, 'name' | 'payer'>

/**
 * Answers the payer's page, `/pay/{code}`: GET shows the enrolment, POST decides. The code is the last
 * part of the QR code's location.
 */
export async function answerPay(request: Request, code: string, site: PaySite): Promise<Response> {
  const { method } = request
  if (method === 'POST') return decide(request, code, site)
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = { allow: 'GET, HEAD, POST' }
    return problem(405, 'Read this page with GET, and decide with POST.', headers)
  }
  const enrolment = await findEnrolment(code, site)
  return enrolment === undefined ? unknownCode() : toPage(payPage(site.name, enrolment))
}

async function decide(request: Request, code: string, site: PaySite): Promise<Response> {
  // Read first: an unread body blocks the connection.
  const text = await readText(request).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!isOwn(request)) {
    return problem(403, 'A page of another origin cannot decide. Open this page directly.')
  }
  if (text === undefined) return problem(400, 'The decision could not be read.')
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    return problem(415, 'Send the decision as application/x-www-form-urlencoded.')
  }
  const enrolment = await findEnrolment(code, site)
  if (enrolment === undefined) return unknownCode()
  const decision = new URLSearchParams(text).get('decision')
  if (decision !== 'accept' && decision !== 'refuse') {
    return problem(400, 'Send decision=accept or decision=refuse.')
  }
  if (!isUndecided(enrolment.profile.status)) return tooLate(site, enrolment)
  try {
    await site.payer.decide(enrolment.profile.id, decision)
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error
    const now = await findEnrolment(code, site)
    return now === undefined ? unknownCode() : tooLate(site, now)
  }
  // Reloading the page must not decide again. Relative, because the path may have a prefix.
  return new Response(null, { status: 303, headers: { location: code } })
}

async function findEnrolment(code: string, { payer }: PaySite): Promise<Enrolment | undefined> {
  const profile = await payer.findByCode(code)
  return profile && payer.enrolment(profile.id)
}

/** Browsers send the origin of every form; other clients need no protection. */
function isOwn(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site')
  if (from !== null && from !== 'same-origin' && from !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  // The host only: a proxy in front of the mock may use TLS.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

function tooLate({ name }: PaySite, enrolment: Enrolment): Promise<Response> {
  const note = 'Nothing was changed: this was decided before.'
  return toPage(payPage(name, enrolment, { note, status: 409 }))
}

function unknownCode(): Promise<Response> {
  return problem(
    404,
    'No payment profile of this site has this code. It is the 32 hexadecimal digits at the end of ' +
      'the location in the QR code; a reset or a restart makes new ones.',
  )
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Nothing was decided',
  403: 'Wrong origin',
  404: 'Unknown code',
  405: 'Method not allowed',
  415: 'Nothing was decided',
}

function problem(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const title = TITLES[status] ?? String(status)
  const body = `<h1>${title}</h1>\n<p>${text}</p>\n<p><a href="../">Back to the site</a></p>`
  return toPage({ title: `${title} · Sabiá`, body, status, headers })
}
