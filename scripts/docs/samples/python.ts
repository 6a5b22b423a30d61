import type { Body, Call } from './to-call.ts'
import { type Dialect, escapeHidden, toLiteral, toBlock, toShortBlock } from './to-literal.ts'

/** Writes a call as a Python 3 program that needs only the standard library. */
export function toPython({ method, url, token, body }: Call): string {
  const headers = [
    ...(token === undefined ? [] : [`"Authorization": f"Bearer {os.environ['${token}']}"`]),
    ...(body?.type === 'application/json' ? [`"Content-Type": "application/json"`] : []),
  ]
  const words = [
    text(url),
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`method=${text(method)}`]),
    ...(headers.length === 0 ? [] : [`headers=${toShortBlock(headers, dialect.object, INDENT)}`]),
    ...(body === undefined ? [] : [`data=${toData(body)}.encode()`]),
  ]
  const request = toShortBlock(words, ['request = Request(', ')'], { step: 4 })
  return [
    'import json',
    ...(request.includes('os.environ[') ? ['import os'] : []),
    'from urllib.error import HTTPError',
    ...(body?.type === FORM ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
    '',
    request,
    'try:',
    '    with urlopen(request) as response:',
    '        print(json.load(response))',
    'except HTTPError as error:',
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  ].join('\n')
}

/** Writes a text in double quotes, and escapes characters that an editor wouldn't show. */
function text(value: string): string {
  // Python has the same escapes as JSON.
  return escapeHidden(JSON.stringify(value))
}

/** JSON values in Python. */
const dialect: Dialect = {
  indent: 4,
  null: 'None',
  true: 'True',
  false: 'False',
  text,
  key: (key) => `${text(key)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
}

/** Inside the request's parameters. */
const INDENT = { outer: 4, step: 4 }

const FORM = 'application/x-www-form-urlencoded'

function toData(body: Body): string {
  if (body.type === 'application/json') return `json.dumps(${toLiteral(body.value, dialect, 1)})`
  const fields = body.fields.map(
    ([name, value]) =>
      `${text(name)}: ${typeof value === 'string' ? text(value) : `os.environ["${value.variable}"]`}`,
  )
  return `urlencode(${toBlock(fields, dialect.object, INDENT)})`
}
