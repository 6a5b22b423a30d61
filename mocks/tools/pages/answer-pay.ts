import { languageOf, type Language } from '../../../openapi/text/language.ts'
import { readText, mediaTypeOf } from '../../http/body.ts'
import { Refusal } from '../../shared/refusal.ts'
import { DecisionRefused, type Enrolment } from '../../payer/payer.ts'
import { isUndecided } from '../../world/payment-profile-life.ts'
import type { Site } from '../../site.ts'
import { toPage } from './frame.ts'
import { payPage, toPhone } from './pay.ts'
import { payScript } from './pay-script.ts'
import { payTexts, type PayTexts } from './pay-texts.ts'

/** What the page uses of a site. */
type PaySite = Pick<Site, 'name' | 'payer'>

/**
 * Answers the payer's page, `/pay/{code}`: GET shows the enrolment, POST decides. The code is the last
 * part of the QR code's location; `pay.js` is the page's script.
 */
export async function answerPay(request: Request, code: string, site: PaySite): Promise<Response> {
  const { method } = request
  const language = languageOf(request)
  if (method === 'POST') return decide(request, code, site, language)
  if (method !== 'GET' && method !== 'HEAD') {
    return problem(language, 405, 'method', { allow: 'GET, HEAD, POST' })
  }
  if (code === 'pay.js') return toScript()
  const enrolment = await findEnrolment(code, site)
  if (enrolment === undefined) return problem(language, 404, 'unknown')
  return toPage(payPage(site.name, enrolment, language))
}

async function decide(
  request: Request,
  code: string,
  site: PaySite,
  language: Language,
): Promise<Response> {
  // Read first: an unread body blocks the connection.
  const text = await readText(request).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!isOwn(request)) return problem(language, 403, 'origin')
  if (text === undefined) return problem(language, 400, 'unreadable')
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    return problem(language, 415, 'mediaType')
  }
  const enrolment = await findEnrolment(code, site)
  if (enrolment === undefined) return problem(language, 404, 'unknown')
  const tooLate = (now: Enrolment) => toPage(payPage(site.name, now, language, { isLate: true }))
  const decision = new URLSearchParams(text).get('decision')
  if (decision !== 'accept' && decision !== 'refuse') {
    return problem(language, 400, 'decision')
  }
  if (!isUndecided(enrolment.profile.status)) return tooLate(enrolment)
  try {
    await site.payer.decide(enrolment.profile.id, decision)
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error
    const now = await findEnrolment(code, site)
    return now === undefined ? problem(language, 404, 'unknown') : tooLate(now)
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

function toScript(): Response {
  return new Response(payScript, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    },
  })
}

function problem(
  language: Language,
  status: number,
  name: keyof PayTexts['problems'],
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { problems, back } = payTexts[language]
  const { title, text } = problems[name]
  const body = `<h1>${title}</h1>\n<p>${text}</p>\n<p><a href="../">${back}</a></p>`
  return toPage({ title: `${title} · Sabiá`, status, headers, ...toPhone(language, body) })
}
