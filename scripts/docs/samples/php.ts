import type { Body, Call } from './to-call.ts'
import { toLiteral, type Dialect, toBlock, toShortBlock } from './to-literal.ts'

/**
 * Writes a call as a PHP 8 program. It uses PHP's own streams: the curl extension is a package of
 * its own on many systems.
 */
export function toPhp({ method, url, token, body }: Call): string {
  const headers = [
    ...(token === undefined ? [] : [`'Authorization: Bearer ' . getenv('${token}')`]),
    ...(body === undefined ? [] : [text(`Content-Type: ${body.type}`)]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`'method' => ${text(method)},`]),
    ...(headers.length === 0
      ? []
      : [`'header' => ${toShortBlock(headers, dialect.list, INDENT)},`]),
    ...(body === undefined ? [] : [`'content' => ${toContent(body)},`]),
    `'ignore_errors' => true, // an error's body is wanted, too`,
  ]
  return [
    '<?php',
    '',
    "$context = stream_context_create(['http' => [",
    ...options.map((option) => `    ${option}`),
    ']]);',
    `$stream = fopen(${text(url)}, 'r', false, $context) or exit(1);`,
    `$status = stream_get_meta_data($stream)['wrapper_data'][0];`,
    '$body = stream_get_contents($stream);',
    '',
    `if (!preg_match('~^HTTP/\\S+ 2~', $status)) {`,
    '    fwrite(STDERR, "$status\\n$body\\n");',
    '    exit(1);',
    '}',
    'print_r(json_decode($body, true));',
  ].join('\n')
}

/** Writes a text in single quotes; in double quotes if it has characters that an editor wouldn't show. */
function text(value: string): string {
  if (!HIDDEN.test(value)) return `'${value.replaceAll(/[\\']/g, '\\$&')}'`
  const escaped = value
    .replaceAll(/[\\"$]/g, '\\$&')
    .replaceAll(new RegExp(HIDDEN, 'g'), (character) => {
      return `\\u{${character.charCodeAt(0).toString(16)}}`
    })
  return `"${escaped}"`
}

/** JSON values in PHP. */
const dialect: Dialect = {
  indent: 4,
  null: 'null',
  true: 'true',
  false: 'false',
  text,
  key: (key) => `${text(key)} => `,
  list: ['[', ']'],
  object: ['[', ']'],
  // PHP has one array for both: with the keys 0, 1, … or none at all it would be a list.
  oddObject: {
    is: (keys) => keys.every((key, index) => key === String(index)),
    brackets: ['(object) [', ']'],
  },
}

/** Inside the context's options. */
const INDENT = { outer: 4, step: 4 }

// oxlint-disable-next-line no-control-regex -- these are the characters to find
const HIDDEN = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFEFF]/

function toContent(body: Body): string {
  if (body.type === 'application/json') return `json_encode(${toLiteral(body.value, dialect, 1)})`
  const fields = body.fields.map(
    ([name, value]) =>
      `${text(name)} => ${typeof value === 'string' ? text(value) : `getenv('${value.variable}')`}`,
  )
  return `http_build_query(${toBlock(fields, dialect.list, INDENT)})`
}
