import type { ErrorObject } from 'ajv'

/** What each pattern of the document asks for, in words. */
const FORMS: Readonly<Record<string, string>> = {
  '^[0-9]*$': 'must be digits only',
  '^([0-9]{10,13})?$': 'must be 10 to 13 digits',
  '^([0-9]{11}|[0-9]{14})?$': 'must be 11 or 14 digits',
  '^([A-Za-z]{2})?$': 'must be two letters',
  '^([A-Z]{2})?$': 'must be two upper-case letters',
  '^[^\\s@]+@[^\\s@]+$': 'must be an e-mail address',
  '\\S': 'must not be blank',
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/** Says in one sentence, with the field's name, what is wrong in a body. */
export function toSentence(error: ErrorObject): string {
  const field = toField(error.instancePath)
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return `${field === '' ? '' : `${field}.`}${String(params['missingProperty'])} is required`
    case 'type': {
      const wanted = [params['type']].flat().find((type) => type !== 'null') as string
      return `${field} must be ${TYPES[wanted] ?? wanted}`
    }
    case 'minimum':
      return `${field} must be at least ${String(params['limit'])}`
    case 'maximum':
      return `${field} must be at most ${String(params['limit'])}`
    case 'minLength':
      return `${field} must not be blank`
    case 'maxLength':
      return `${field} must have at most ${String(params['limit'])} characters`
    case 'enum':
      return `${field} must be one of ${(params['allowedValues'] as string[]).join(', ')}`
    case 'pattern':
      return `${field} ${FORMS[params['pattern'] as string] ?? 'has the wrong form'}`
    default:
      return `${field} ${error.message ?? 'is wrong'}`
  }
}

/** Turns a JSON pointer into the form that people write: `items[0].quantity`. */
function toField(pointer: string): string {
  return pointer
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replace(/^\./, '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
}
