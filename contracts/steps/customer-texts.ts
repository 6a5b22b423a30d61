import { isObject, type Reply } from '../http/exchange.ts'

/** How texts name fields; a field whose name is not here is named by it alone. */
const NAMES: Readonly<Record<string, RegExp>> = {
  email: /e-?mail/i,
  first_name: /first[ _]?name|given name|\bnome\b/i,
  last_name: /last[ _]?name|surname|sobrenome/i,
  name: /\bname\b|\bnome\b/i,
  address: /(?<!mail )\baddress\b|endere[cç]o/i,
  state: /\bstate\b|\buf\b|estado/i,
  zip: /\bzip\b|\bcep\b|post(?:al)? ?code/i,
  phone: /phone|telefone|celular/i,
  country: /country|pa[ií]s\b/i,
  city: /\bcity\b|cidade/i,
  document_number: /document|\bcpf\b|\bcnpj\b/i,
}

/** What a refusal says, in pieces that each speak of one fault; what it shows as data is no part of it. */
function piecesOf(reply: Reply): string[] {
  const said = isObject(reply.body) ? { ...reply.body, data: null } : reply.text
  return (typeof said === 'string' ? said : JSON.stringify(said)).split(/[,;]|\\n|\. /)
}

/** The fields that a refusal names. */
export function namedIn<Field extends string>(reply: Reply, fields: readonly Field[]): Field[] {
  return fields.filter((field) => piecesAbout(reply, field).length > 0)
}

/** The pieces of a refusal that speak of a field. */
export function piecesAbout(reply: Reply, field: string): string[] {
  const name = NAMES[field] ?? new RegExp(String.raw`\b${field}\b`, 'i')
  return piecesOf(reply).filter((piece) => name.test(piece))
}

const TAKEN = /taken|already|exist|unique|duplicat|in use|em uso|cadastrad/i

/** Whether one of some pieces says that another record has a value. */
export function isTaken(pieces: readonly string[]): boolean {
  return pieces.some((piece) => TAKEN.test(piece))
}
