import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf } from '../../../openapi/operations.ts'
import { toCurl } from './curl.ts'
import { toPhp } from './php.ts'
import { toPython } from './python.ts'
import { toTypeScript } from './typescript.ts'
import { toCall, type Call } from './to-call.ts'

/** One operation in one language, as `x-codeSamples` holds it. */
export interface CodeSample {
  /** Name of the language for Redoc's highlighter. */
  lang: string
  /** Name of the language for people. */
  label: string
  /** A whole program: its secrets come from the environment. */
  source: string
}

const languages: readonly (Omit<CodeSample, 'source'> & { write: (call: Call) => string })[] = [
  { lang: 'bash', label: 'curl', write: toCurl },
  { lang: 'typescript', label: 'TypeScript', write: toTypeScript },
  { lang: 'python', label: 'Python', write: toPython },
  { lang: 'php', label: 'PHP', write: toPhp },
]

/**
 * The languages of the samples, in order. Redoc shows only those in its option
 * `codeSamples.languages`.
 */
export const sampleLanguages = languages.map(({ lang, label }) => ({ lang, label }))

/**
 * Writes a sample of each operation in each language, by operation id. Values come from the document's
 * examples, the address from its first server.
 *
 * @throws Error when the document has no server, or no example of something required.
 */
export function toCodeSamples(document: OpenAPIV3_1.Document): Map<string, CodeSample[]> {
  const baseUrl = baseUrlOf(document)
  return new Map(
    operationsOf(document).map((operation) => {
      const call = toCall(operation, baseUrl)
      const samples = languages.map(({ write, ...name }) => ({ ...name, source: write(call) }))
      return [operation.operationId, samples]
    }),
  )
}

function baseUrlOf({ servers }: OpenAPIV3_1.Document): string {
  const [server] = servers ?? []
  if (server === undefined) {
    throw new Error('Cannot write samples: the document has no server; give it one in `servers`')
  }
  const url = server.url.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => server.variables?.[name]?.default ?? '',
  )
  return url.replace(/\/$/, '')
}
