import { toPhp } from '../../docs/samples/php.ts'
import { toPython } from '../../docs/samples/python.ts'
import type { Body, Call as SampleCall, Json } from '../../docs/samples/to-call.ts'
import { toTypeScript } from '../../docs/samples/typescript.ts'
import { FORM, toCurl, toRaw, type Call } from './call.ts'

export type RequestForm = 'curl' | 'TypeScript' | 'Python' | 'PHP' | 'Raw'

/**
 * A call as a command, as programs, and as it is sent. There is no program for a body that isn't
 * valid JSON or a call with a `Prefer` header: programs send neither.
 */
export function toForms(
  call: Call,
  base: string,
): { curl: string } & Partial<Record<RequestForm, string>> {
  const sample = toSampleCall(call, base)
  return {
    curl: toCurl(call, base),
    ...(sample !== undefined && {
      TypeScript: toTypeScript(sample),
      Python: toPython(sample),
      PHP: toPhp(sample),
    }),
    Raw: toRaw(call, new URL(base).host),
  }
}

function toSampleCall({ method, path, headers, body }: Call, base: string): SampleCall | undefined {
  const given = Object.fromEntries(headers)
  if (given['Prefer'] !== undefined) return undefined
  const token = given['Authorization'] === undefined ? undefined : 'SABIA_ACCESS_TOKEN'
  const call = { method, url: base + path, token }
  if (body === undefined) return { ...call, body }
  try {
    return { ...call, body: toBody(given['Content-Type'], body) }
  } catch {
    return undefined
  }
}

/** @throws SyntaxError when a text that should be JSON isn't. */
function toBody(type: string | undefined, text: string): Body {
  if (type === FORM) return { type, fields: [...new URLSearchParams(text)] }
  return { type: 'application/json', value: JSON.parse(text) as Json }
}
