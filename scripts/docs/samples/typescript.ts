import type { Body, Call } from './to-call.ts'
import { type Dialect, escapeHidden, toLiteral, toBlock, toShortBlock } from './to-literal.ts'

/** Writes a call as a TypeScript module without dependencies. It is valid JavaScript too. */
export function toTypeScript({ method, url, token, body }: Call): string {
  const headers = [
    ...(token === undefined ? [] : [`Authorization: \`Bearer \${process.env.${token}}\``]),
    ...(body?.type === 'application/json' ? [`'Content-Type': 'application/json'`] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: ${text(method)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${toShortBlock(headers, ['{ ', ' }'], INDENT)}`]),
    ...(body === undefined ? [] : [`body: ${toBody(body)}`]),
  ]
  const rest = options.length === 0 ? '' : `, ${toBlock(options, dialect.object, { step: 2 })}`
  return [
    `const response = await fetch(${text(url)}${rest})`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    'console.dir(await response.json(), { depth: null })',
  ].join('\n')
}

/** Writes a text in single quotes, and escapes characters that an editor wouldn't show. */
function text(value: string): string {
  const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escapeHidden(inner)}'`
}

/** JSON values in TypeScript. */
const dialect: Dialect = {
  indent: 2,
  null: 'null',
  true: 'true',
  false: 'false',
  text,
  key: (key) => `${toKey(key)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
}

function toKey(key: string): string {
  // Unless it is computed, this key sets the prototype.
  if (key === '__proto__') return `['__proto__']`
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : text(key)
}

/** Inside the options of the call. */
const INDENT = { outer: 2, step: 2 }

function toBody(body: Body): string {
  if (body.type === 'application/json')
    return `JSON.stringify(${toLiteral(body.value, dialect, 1)})`
  const fields = body.fields.map(
    ([name, value]) =>
      `${toKey(name)}: ${typeof value === 'string' ? text(value) : `process.env.${value.variable} ?? ''`}`,
  )
  return `new URLSearchParams(${toBlock(fields, dialect.object, INDENT)})`
}
