import { Refusal } from '../shared/refusal.ts'
import { isDeeper } from '../shared/is-deeper.ts'
import { mediaTypeOf, readText } from '../http/body.ts'
import { ControlError } from './answers.ts'

/**
 * Reads a body as JSON, up to a limit in bytes.
 *
 * @throws ControlError 415 for another media type, 413 past the limit, 400 for anything that isn't
 * valid JSON.
 */
export async function readJson(request: Request, limit = 1024 * 1024): Promise<unknown> {
  const type = mediaTypeOf(request)
  // A form on another site can send other types without a preflight, but never this one.
  if (type !== '' && type !== 'application/json') throw wrongType(`is ${type}`)
  const text = await read(request, limit)
  if (type === '' && text !== '') throw wrongType('is missing')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ControlError(400, 'no_json', "The body isn't valid JSON")
  }
  if (isDeeper(value, DEEPEST)) {
    throw new ControlError(400, 'too_deep', `The body is nested more than ${DEEPEST} deep`)
  }
  return value
}

/** Copying or writing a value recurses for each level; a deeper one would overflow the stack. */
const DEEPEST = 64

async function read(request: Request, limit: number): Promise<string> {
  try {
    return await readText(request, limit)
  } catch (error) {
    if (error instanceof Refusal && error.problem === 'payload_too_large') {
      const size = `${limit / 1024 / 1024} MiB`
      throw new ControlError(413, 'too_large', `The body is larger than ${size}`)
    }
    throw new ControlError(400, 'unreadable', 'The body could not be read')
  }
}

function wrongType(found: string): ControlError {
  const message = `The content type ${found}; send application/json`
  return new ControlError(415, 'unsupported_media_type', message)
}
