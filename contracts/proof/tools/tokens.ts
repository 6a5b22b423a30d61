import type { JsonObject } from '../../http/exchange.ts'
import { isSuccess, readAnswer, withBody } from './answers.ts'
import {
  apiOperations,
  changed,
  onCalls,
  type Call,
  type Handle,
  type Operation,
  type Wrap,
} from './calls.ts'

/** The fields of a token call, from its body and from HTTP Basic. */
export type TokenFields = Readonly<Record<string, string>>

/** What passed through: the token with the most scopes, and the fields of the call that got it. */
export interface Wallet {
  token: string | undefined
  fields: TokenFields
}

/** Handles calls with a memory of the best token that passed through. */
export function withWallet(
  operations: readonly Operation[],
  begin: (wallet: Wallet) => Handle,
): Wrap {
  return onCalls([...apiOperations, 'createToken'], () => {
    const wallet: Wallet = { token: undefined, fields: {} }
    const handle = begin(wallet)
    let most = 0
    return async (call, site) => {
      const isHandled = operations.includes(call.operation)
      const response = isHandled ? await handle(call, site) : await site(call.request)
      if (call.operation !== 'createToken') return response
      const answer = await readAnswer(response)
      const { access_token: token, scope = '' } = answer.body
      if (isSuccess(answer) && typeof token === 'string' && String(scope).length > most) {
        most = String(scope).length
        Object.assign(wallet, { token, fields: fieldsOf(call) })
      }
      return response
    }
  })
}

/** Repeats a refused token call with the fields that a lenient site would read. */
export function repairing(
  repair: (sent: TokenFields, good: TokenFields) => TokenFields | undefined,
): Wrap {
  return withWallet(['createToken'], (wallet) => async (call, site) => {
    const response = await site(call.request)
    if (response.status < 400) return response
    const fields = repair(fieldsOf(call), wallet.fields)
    return fields === undefined ? response : site(withFields(call, fields))
  })
}

/** Answers another status in place of one of the token call's. */
export function withTokenStatus(from: number, to: number): Wrap {
  return onCalls(['createToken'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    return answer.status === from ? withBody(answer, answer.body, to) : answer.response
  })
}

/** The token call with other fields, all of them in its body. */
export function withFields(call: Call, fields: TokenFields): Request {
  const type = call.request.headers.get('content-type') ?? ''
  const headers = { authorization: undefined }
  if (type.includes('json')) return changed(call, { body: fields, headers })
  return changed(call, { text: String(new URLSearchParams(fields)), headers })
}

export function fieldsOf({ request, body, text }: Call): TokenFields {
  const isForm = Object.keys(body).length === 0
  const sent = isForm ? Object.fromEntries(new URLSearchParams(text)) : toTexts(body)
  const basic = /^basic +(\S+)/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (basic === undefined) return sent
  const [client_id = '', ...rest] = atob(basic).split(':')
  return { ...sent, client_id, client_secret: rest.join(':') }
}

function toTexts(body: JsonObject): TokenFields {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
}
