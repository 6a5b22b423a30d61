import type { PendingEnrolment } from '../../engine/receiver.ts'
import type { JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Disturb, type Mutant } from './mutant.ts'
import {
  codeOf,
  isSuccess,
  onAnswer,
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

/** Answers a refusal by a rule with something else than JSON. */
function asText(write: (body: JsonObject) => string, type: string): Wrap {
  return onCalls(['createPaymentProfile'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (codeOf(answer) === undefined) return answer.response
    const headers = new Headers({ 'content-type': type })
    return withText({ status: answer.status, headers }, write(answer.body))
  })
}

/** Puts a fault in front of the site once a payer has accepted. */
function onceAccepted(wrap: Wrap): Disturb {
  return ({ fetch, receiver }) => {
    const faulty = wrap(fetch)
    let isAccepted = false
    const accept = async (enrolment: PendingEnrolment) => {
      await receiver.accept?.(enrolment)
      isAccepted = true
    }
    return {
      fetch: (request) => (isAccepted ? faulty : fetch)(request),
      receiver: { ...receiver, accept },
    }
  }
}

/** Break that answers are JSON in an envelope, in ways that no schema forbids field by field. */
export const bodyMutants: readonly Mutant[] = mutantsOf({
  F03: {
    'byte-order-mark-before-reads': inText(reads, (text) => `\ufeff${text}`),
    'customer-list-as-page': inText(
      ['listCustomers'],
      (text) => `<html><body>${text}</body></html>`,
      'text/html',
    ),
    'created-subscription-as-xml': inText(
      ['createSubscription'],
      (text) => `<?xml version="1.0"?><data><![CDATA[${text}]]></data>`,
      'application/xml',
    ),
    // Puts a guard against script inclusion in front of the JSON.
    'reads-behind-a-guard': inText(reads, (text) => `)]}',\n${text}`),
    'subscription-read-cut-short': inText(['readSubscription'], (text) => text.slice(0, -1)),
    'trailing-comma-in-add-item': inText(['addItem'], (text) => text.replace(/\}$/, ',}')),
    'customer-with-undefined': inText(['readCustomer'], (text) =>
      text.replace('"errors":null', '"errors":undefined'),
    ),
    'profile-as-callback': inText(['createPaymentProfile'], (text) => `callback(${text})`),
    'token-as-form': inText(['createToken'], toForm, 'application/x-www-form-urlencoded'),
  },
  F21: {
    'reads-without-envelope': onSuccess(
      ['readCustomer', 'readSubscription'],
      (body) => body['data'],
    ),
    'lists-without-envelope': onSuccess(
      ['listCustomers', 'listSubscriptions'],
      (body) => body['data'],
    ),
    'writes-without-envelope': onSuccess(['createSubscription', 'addItem'], (body) => body['data']),
    'envelope-in-envelope': onSuccess(['listSubscriptions'], (body) => ({ response: body })),
    'envelope-in-array': onSuccess(['readSubscription'], (body) => [body]),
    // The bodies of these two answers are a gap: an envelope that stands there all the same is none.
    'silent-creates-with-result': onSuccess(silent, ({ data, ...rest }) => ({
      result: data,
      ...rest,
    })),
  },
  F80: {
    'customers-gone-once-active': {
      disturb: onceAccepted(onData(['listCustomers'], () => [])),
    },
  },
  F23: {
    'list-customers-with-null': onData(['listCustomers'], (records) =>
      Array.isArray(records) ? [...records, null] : records,
    ),
  },
  F24: {
    'refusal-errors-in-array': onRuleRefusal((body) => ({ ...body, errors: [body['errors']] })),
    'refusal-errors-by-code': onRuleRefusal((body) => {
      const [code, message] = String(body['errors']).split(': ')
      return { ...body, errors: { code, message } }
    }),
    'refusal-errors-as-number': onRuleRefusal((body) => ({
      ...body,
      errors: 1,
      meta: { messages: [body['errors']] },
    })),
    'errors-in-array-for-an-empty-customer': onAnswer(
      ['createCustomer'],
      (body) => ({ ...body, errors: [body['errors']] }),
      ({ status }) => status === 422,
    ),
    'errors-in-array-once-active': {
      disturb: onceAccepted(onRuleRefusal((body) => ({ ...body, errors: [body['errors']] }))),
    },
    'silent-creates-with-empty-errors': onSuccess(silent, (body) => ({ ...body, errors: {} })),
  },
  F148: {
    'rule-refusals-as-text': asText(({ errors }) => String(errors), 'text/plain'),
    'rule-refusals-as-page': asText(
      ({ errors }) => `<!doctype html><title>Error</title><p>${String(errors)}</p>`,
      'text/html',
    ),
    'rule-refusals-as-json-text': onRuleRefusal(({ errors }) => errors),
    'rule-refusals-in-array': onRuleRefusal((body) => [body]),
    'unknown-customer-without-errors': onAnswer(
      ['readCustomer'],
      ({ data, meta }) => ({ data, meta, message: 'not found' }),
      ({ status }) => status === 404,
    ),
    'code-alone-once-active': {
      disturb: onceAccepted(onRuleRefusal(({ errors }) => ({ code: errors }))),
    },
    'refusal-under-error': onRuleRefusal(({ errors: text, ...rest }) => ({ ...rest, error: text })),
    'refusal-text-in-meta': onRuleRefusal(({ errors: text, ...rest }) => ({
      ...rest,
      meta: { message: text },
    })),
  },
})
