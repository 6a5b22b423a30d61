import type { Saboteur } from '../saboteur.ts'
import { isSuccess, readAnswer, withText } from '../../tools/answers.ts'
import { breaks } from '../../tools/breaks.ts'
import { onCalls, reads, type Operation, type Wrap } from '../../tools/calls.ts'

/** Rewrites the text of successful answers. */
function inText(
  operations: readonly Operation[],
  change: (text: string) => string,
  contentType?: string,
): Wrap {
  return onCalls(operations, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (!isSuccess(answer)) return answer.response
    const headers = new Headers(answer.headers)
    if (contentType !== undefined) headers.set('content-type', contentType)
    return withText({ status: answer.status, headers }, change(await answer.response.text()))
  })
}

const toForm = (text: string): string =>
  String(new URLSearchParams(Object.entries(JSON.parse(text) as Record<string, string>)))

/** Break that successful answers are JSON. */
export const bodySaboteurs: readonly Saboteur[] = [
  breaks(
    'F03',
    'customer-list-as-page',
    'Answers the list of customers as a page of HTML.',
    inText(['listCustomers'], (text) => `<html><body>${text}</body></html>`, 'text/html'),
  ),
  breaks(
    'F03',
    'created-subscription-as-xml',
    'Answers a new subscription in XML.',
    inText(
      ['createSubscription'],
      (text) => `<?xml version="1.0"?><data><![CDATA[${text}]]></data>`,
      'application/xml',
    ),
  ),
  breaks(
    'F03',
    'reads-behind-a-guard',
    'Puts a guard against script inclusion in front of the JSON.',
    inText(reads, (text) => `)]}',\n${text}`),
  ),
  breaks(
    'F03',
    'subscription-read-cut-short',
    'Loses the last byte of a subscription.',
    inText(['readSubscription'], (text) => text.slice(0, -1)),
  ),
  breaks(
    'F03',
    'trailing-comma-in-add-item',
    'Writes a comma too many.',
    inText(['addItem'], (text) => text.replace(/\}$/, ',}')),
  ),
  breaks(
    'F03',
    'customer-with-undefined',
    'Writes `undefined` where JSON has null.',
    inText(['readCustomer'], (text) => text.replace('"errors":null', '"errors":undefined')),
  ),
  breaks(
    'F03',
    'profile-as-callback',
    'Wraps a new payment profile in a call of a function.',
    inText(['createPaymentProfile'], (text) => `callback(${text})`),
  ),
  breaks(
    'F03',
    'token-as-form',
    'Answers the token as a form.',
    inText(['createToken'], toForm, 'application/x-www-form-urlencoded'),
  ),
]
