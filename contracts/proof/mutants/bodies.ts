import { breaks, type Mutant } from './mutant.ts'
import {
  isSuccess,
  onData,
  onRuleRefusal,
  onSuccess,
  readAnswer,
  withText,
} from '../tools/answers.ts'
import { onCalls, reads, type Operation, type Wrap } from '../tools/calls.ts'

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

const silent = ['createCustomer', 'createPaymentProfile'] as const

/** Break that answers are JSON in an envelope, in ways that no schema forbids field by field. */
export const bodyMutants: readonly Mutant[] = [
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
  breaks(
    'F21',
    'reads-without-envelope',
    'Answers the record itself.',
    onSuccess(['readCustomer', 'readSubscription'], (body) => body['data']),
  ),
  breaks(
    'F21',
    'lists-without-envelope',
    'Answers a bare array.',
    onSuccess(['listCustomers', 'listSubscriptions'], (body) => body['data']),
  ),
  breaks(
    'F21',
    'writes-without-envelope',
    'Answers what was made without an envelope.',
    onSuccess(['createSubscription', 'addItem'], (body) => body['data']),
  ),
  breaks(
    'F21',
    'envelope-in-envelope',
    'Puts the envelope under a key of its own.',
    onSuccess(['listSubscriptions'], (body) => ({ response: body })),
  ),
  breaks(
    'F21',
    'envelope-in-array',
    'Answers an array that holds the envelope.',
    onSuccess(['readSubscription'], (body) => [body]),
  ),
  breaks(
    'F23',
    'list-customers-with-null',
    'Ends the list with a null.',
    onData(['listCustomers'], (records) => (Array.isArray(records) ? [...records, null] : records)),
  ),
  breaks(
    'F24',
    'refusal-errors-in-array',
    'Answers a list of errors.',
    onRuleRefusal((body) => ({ ...body, errors: [body['errors']] })),
  ),
  breaks(
    'F24',
    'refusal-errors-by-code',
    'Answers an object with code and message.',
    onRuleRefusal((body) => {
      const [code, message] = String(body['errors']).split(': ')
      return { ...body, errors: { code, message } }
    }),
  ),
  breaks(
    'F24',
    'refusal-errors-as-number',
    'Answers the number of errors, with the texts apart.',
    onRuleRefusal((body) => ({ ...body, errors: 1, meta: { messages: [body['errors']] } })),
  ),
  breaks(
    'F25',
    'refusal-meta-null',
    'Has null in `meta` of a refusal.',
    onRuleRefusal((body) => ({ ...body, meta: null })),
  ),
  breaks(
    'F25',
    'refusal-meta-array',
    'Has an empty array in `meta` of a refusal.',
    onRuleRefusal((body) => ({ ...body, meta: [] })),
  ),
  breaks(
    'F148',
    'refusal-under-error',
    'Has the text of a refusal under `error`.',
    onRuleRefusal(({ errors: text, ...rest }) => ({ ...rest, error: text })),
  ),
  breaks(
    'F148',
    'refusal-text-in-meta',
    'Has the text of a refusal in `meta`, and no `errors`.',
    onRuleRefusal(({ errors: text, ...rest }) => ({ ...rest, meta: { message: text } })),
  ),
  // The bodies of these two answers are a gap: an envelope that stands there all the same is none.
  breaks(
    'F21',
    'silent-creates-with-result',
    'Calls `data` of a new customer or payment profile `result`.',
    onSuccess(silent, ({ data, ...rest }) => ({ result: data, ...rest })),
  ),
  breaks(
    'F24',
    'silent-creates-with-empty-errors',
    'Has an empty object in `errors` of a new customer or payment profile.',
    onSuccess(silent, (body) => ({ ...body, errors: {} })),
  ),
]
