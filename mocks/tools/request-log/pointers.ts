import { toKeys, toPointer, valueAt } from '../../../openapi/text/json-pointer.ts'

type Node = Readonly<Record<string, unknown>>

/**
 * Finds the schema that describes a value, and returns a JSON pointer (RFC 6901) to it in the document;
 * references are followed.
 *
 * @param start pointer to the schema of the whole value
 * @param instance pointer into the value
 * @param keyword the violated keyword; left out to find the value's schema
 * @param property the missing property, for `required`
 */
export function keywordPointer(
  document: object,
  start: string,
  instance: string,
  keyword?: string,
  property?: string,
): string {
  let place = start
  for (const step of toKeys(instance)) {
    const next = stepInto(document, place, step)
    if (next === undefined) return place
    place = next
  }
  if (keyword === undefined) return place
  const wanted = (schema: Node) =>
    property === undefined
      ? Object.hasOwn(schema, keyword)
      : Array.isArray(schema[keyword]) && schema[keyword].includes(property)
  const holder = partsOf(document, place).find((part) => wanted(read(document, part) ?? {}))
  return holder === undefined ? place : `${holder}/${keyword}`
}

/**
 * Replaces a pointer that goes through references by one that any reader of JSON pointers can follow.
 */
export function resolvePointer(document: object, pointer: string): string {
  let place = ''
  for (const step of toKeys(pointer)) {
    place = referredTo(document, place)
    place += toPointer([step])
  }
  return place
}

function referredTo(document: object, place: string): string {
  const reference = read(document, place)?.['$ref']
  return typeof reference === 'string' ? referredTo(document, reference.slice(1)) : place
}

function stepInto(document: object, place: string, step: string): string | undefined {
  for (const part of partsOf(document, place)) {
    const schema = read(document, part)
    const properties = schema?.['properties'] as Node | undefined
    if (properties !== undefined && Object.hasOwn(properties, step)) {
      return part + toPointer(['properties', step])
    }
    if (/^\d+$/.test(step) && schema?.['items'] !== undefined) return `${part}/items`
  }
  return undefined
}

/** A schema's pointer, and the pointers of the schemas that it combines. */
function partsOf(document: object, place: string): string[] {
  const schema = read(document, place)
  const reference = schema?.['$ref']
  const referred =
    typeof reference === 'string' ? partsOf(document, reference.replace(/^#/, '')) : []
  const all = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = schema?.[keyword]
    return Array.isArray(list)
      ? list.flatMap((_, index) => partsOf(document, `${place}/${keyword}/${index}`))
      : []
  })
  return [place, ...referred, ...all]
}

function read(document: object, pointer: string): Node | undefined {
  return valueAt(document, pointer) as Node | undefined
}
