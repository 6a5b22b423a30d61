import { toCall, toCurl } from './call.ts'
import { toDraft } from './draft.ts'
import { findOperation } from './operations.ts'

/** Whose token a command gets. */
export interface Credentials {
  uid: string
  secret: string
  scopes: readonly string[]
}

/** The command that gets a token for an application of a site. */
export function toTokenCommand(base: string, site: string, application: Credentials): string {
  const { uid, secret, scopes } = application
  const known = {
    client_id: [uid],
    client_secret: [secret],
    site: [site],
    scope: [scopes.join(' ')],
  }
  return toCurl(toCall(toDraft(findOperation('createToken'), known), undefined), base)
}

/** The command that keeps a token in the variable of the calls after it. */
export function toVariableCommand(base: string, site: string, application: Credentials): string {
  const command = toTokenCommand(base, site, application).replace('curl -i ', 'curl -s ')
  return `SABIA_ACCESS_TOKEN=$(${command} \\\n  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`
}

/** The command that makes a first call with a token, or with the variable that stands for one. */
export function toFirstCommand(base: string, token: string | undefined): string {
  const call = toCall(toDraft(findOperation('listCustomers'), {}), '')
  const command = toCurl(call, base)
  // A function: a token is text, not a pattern of replacements.
  return token === undefined ? command : command.replace('$SABIA_ACCESS_TOKEN', () => token)
}
