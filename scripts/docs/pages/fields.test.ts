import { describe, expect, test } from '@jest/globals'
import type { OpenAPIV3_1 } from 'openapi-types'
import { partsOfMark, type Mark } from '../../../openapi/marks.ts'
import { document } from '../../../openapi/generated/document.ts'
import { createEdition } from '../edition.ts'
import { fieldsPage } from './fields.ts'

const { body } = fieldsPage(createEdition('en'))
const rowOf = (anchor: string) => {
  const begin = body.indexOf(` id="${anchor}">`)
  if (begin === -1) return ''
  return body.slice(begin).split(/class="field-row|<\/section>/, 1)[0] ?? ''
}

type Schema = OpenAPIV3_1.SchemaObject & { 'x-gap'?: Mark }

const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>)
const fields = schemas.flatMap(([name, schema]) =>
  Object.keys(toProperties(schema)).map((field) => [`${name}.${field}`, field, schema] as const),
)

describe('the row of an error', () => {
  const markOf = (name: string) =>
    /<p class="mark">(?:<a href="#\w+">)?(.*?)(?:, G\d+<\/a>| \(<a)/.exec(rowOf(name))?.[1]

  test('calls its status alone stated where what its body says is assumed', () => {
    expect(markOf('expired_token')).toBe('status stated, text assumed')
    for (const id of ['G08', 'G75', 'G76']) expect(rowOf('expired_token')).toContain(`#${id}"`)
  })

  test('calls its code alone stated where its status is assumed', () => {
    expect(markOf('SB404')).toBe('code stated, status assumed')
  })

  test('shows code in its summary as code', () => {
    expect(rowOf('PPMT02')).toContain('The payment type is not <code>pix</code>.')
  })

  test('calls nothing stated where its status is assumed', () => {
    expect(rowOf('customer_not_found')).toContain('#G42"')
    expect(markOf('customer_not_found')).toMatch(/^assumed/)
  })

  test('has no mark where all is stated', () => {
    expect(rowOf('invalid_client')).not.toBe('')
    expect(markOf('invalid_client')).toBeUndefined()
  })
})

describe('the row of a field', () => {
  test('is there for each field of each schema', () => {
    expect(fields.length).toBeGreaterThan(100)
    expect(fields.filter(([anchor]) => rowOf(anchor) === '')).toEqual([])
  })

  test('says that a field must be there, where the schema asks for it', () => {
    for (const [anchor, field, { required = [] }] of fields) {
      const isRequired = /<strong>(required|always present)<\/strong>/.test(rowOf(anchor))
      expect([anchor, isRequired]).toEqual([anchor, required.includes(field)])
    }
  })

  test('links what is assumed of its presence, or of all of it, to the gap', () => {
    for (const [anchor, field, schema] of fields) {
      const presence = idsFor(schema, `required.${field}`)
      const ids = idsFor(toProperties(schema)[field], undefined)
      for (const id of [...presence, ...ids]) {
        expect([anchor, rowOf(anchor)]).toEqual([anchor, expect.stringContaining(`href="#${id}"`)])
      }
      if (ids.length > 0)
        expect(rowOf(anchor)).toMatch(/<p class="mark">(<a href="#G\d+">)?assumed(,| \()/)
    }
  })
})

/** The gaps of a keyword of a schema, or of all of it. */
function idsFor(schema: Schema | undefined, wanted: string | undefined): string[] {
  const parts = partsOfMark(schema?.['x-gap']).filter(({ keyword }) => keyword === wanted)
  return parts.map(({ gap }) => gap)
}

function toProperties(schema: Schema): Record<string, Schema> {
  return schema.properties ?? {}
}
