import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { codePoint } from '../../../openapi/text/code-point.fixture.ts'
import { findLackOf, labels, runProgram } from './programs.fixture.ts'
import { toCurl } from './curl.ts'
import { toPhp } from './php.ts'
import { toPython } from './python.ts'
import { toTypeScript } from './typescript.ts'
import type { Body, Call, Json } from './to-call.ts'

/** How the bodies of many samples are got out of one process, which prints them as a JSON list. */
const readers: Readonly<Record<string, (calls: readonly Call[]) => string>> = {
  // The words that curl is given, each behind a zero byte.
  curl: (calls) => `curl() { printf '\\0%s' "$@"; }\n${calls.map(toCurl).join('\n')}\n`,
  TypeScript: (calls) => `const bodies: string[] = []
globalThis.fetch = (async (_: unknown, { body }: RequestInit) => {
  bodies.push(String(body))
  return { ok: true, json: async () => null }
}) as never
console.dir = () => {}
${calls.map((call) => `{\n${toTypeScript(call)}\n}`).join('\n')}
console.log(JSON.stringify(bodies))`,
  Python: (calls) => `import io, json, sys, urllib.request
bodies = []
def urlopen(request):
    bodies.append(request.data.decode())
    return io.BytesIO(b"null")
urllib.request.urlopen = urlopen
screen, sys.stdout = sys.stdout, io.StringIO()
${calls.map(toPython).join('\n')}
screen.write(json.dumps(bodies))`,
  // Functions of a namespace win over PHP's own.
  PHP: (calls) => `<?php
namespace Sample;
$bodies = [];
function stream_context_create($options) { $GLOBALS['bodies'][] = $options['http']['content']; }
function fopen() { return true; }
function stream_get_meta_data() { return ['wrapper_data' => ['HTTP/1.1 200 OK']]; }
function stream_get_contents() { return 'null'; }
function print_r() {}
${calls.map((call) => toPhp(call).replace('<?php\n', '')).join('\n')}
echo json_encode($bodies);`,
}

const odd: readonly Json[] = [
  {},
  [],
  { a: {}, b: [], c: [{}], d: [[]] },
  { '0': 'first' },
  { '0': 'first', '1': { '1': 'second' } },
  { '': '', ' ': null, "it's": '"quoted"' },
  JSON.parse('{"__proto__":{"constructor":1}}') as Json,
  "$HOME ${HOME} $(id) `id` {$x} %s \\ \\\\ \\n ' '' \" '\"'\"' ! # ?> <?php */ // , //",
  'line\n$HOME ${HOME} {$x} "quoted" \\n',
  'line\nline\r\n\ttab \u0000 \u0007 \u001b \u007f \u0085 \u2028 \u2029 \ufeff',
  'São Paulo, ação, 鳥, 🐦, e\u0301',
  [0, -1, 1.5, 1e21, 5e-324, 1.7976931348623157e308, 2 ** 53, 123456789012345680000],
  { deep: [{ deep: [{ deep: [null, true, false] }] }] },
]

/** Shrinking would start a process for each step. */
const ONE_PROCESS = { numRuns: 1, endOnFailure: true }

const json = fc.jsonValue({ stringUnit: codePoint, maxDepth: 4 }) as fc.Arbitrary<Json>

/** The shell has a function in the place of curl. */
const runnable = labels.filter((label) => label === 'curl' || findLackOf(label) === undefined)

describe.each(runnable)('%s', (label) => {
  test('any JSON body survives the quoting', async () => {
    const many = fc.array(json, { minLength: 300, maxLength: 300, size: 'max' })
    await fc.assert(
      fc.asyncProperty(many, async (values) => {
        const sent = [...odd, ...values]
        const read = await bodiesOf(
          label,
          sent.map((value) => ({ type: 'application/json', value })),
        )
        expect(read.map((text) => JSON.parse(text) as Json)).toEqual(
          sent.map((value) => JSON.parse(JSON.stringify(value)) as Json),
        )
      }),
      ONE_PROCESS,
    )
  })

  test('any field of a form survives the quoting', async () => {
    // No word that a shell is given holds a zero byte.
    const value = fc.string({ unit: codePoint }).map((text) => text.replaceAll('\0', ''))
    const many = fc.array(value, { minLength: 300, maxLength: 300, size: 'max' })
    await fc.assert(
      fc.asyncProperty(many, async (values) => {
        const sent = [...values, ' ', '+', '&=', '@file', '<file', "it's", '$HOME', '%41', 'ç 🐦']
        const read = await bodiesOf(
          label,
          sent.map((text) => ({
            type: 'application/x-www-form-urlencoded',
            fields: [['field', text]],
          })),
        )
        expect(read.map((text) => new URLSearchParams(text).get('field'))).toEqual(sent)
      }),
      ONE_PROCESS,
    )
  })
})

test.each([
  ['TypeScript', toTypeScript],
  ['Python', toPython],
  ['PHP', toPhp],
])('%s shows what an editor would hide', (_label, write) => {
  const value = '\u0000\u0007\u001b\u007f\u0085\u2028\u2029\ufeff'
  const body: Body = { type: 'application/json', value: { [value]: value } }
  const source = write({ method: 'POST', url: 'http://127.0.0.1/', token: undefined, body })
  expect(value.split('').filter((character) => source.includes(character))).toEqual([])
})

async function bodiesOf(label: string, bodies: readonly Body[]): Promise<string[]> {
  const url = 'http://127.0.0.1:4010/api'
  const calls = bodies.map((body): Call => ({ method: 'POST', url, token: undefined, body }))
  const ended = await runProgram(label, readers[label]?.(calls) ?? '')
  expect({ code: ended.code, errors: ended.errors }).toEqual({ code: 0, errors: '' })
  return label === 'curl' ? toCurlBodies(ended.output) : (JSON.parse(ended.output) as string[])
}

/** Does what curl does with the words that say what is to be sent. */
function toCurlBodies(output: string): string[] {
  const words = output.split('\0')
  return words.flatMap((word, index) => {
    const value = words[index + 1] ?? ''
    if (word === '-d') return [value]
    if (word !== '--data-urlencode') return []
    const equals = value.indexOf('=')
    return [`${value.slice(0, equals)}=${encodeURIComponent(value.slice(equals + 1))}`]
  })
}
