import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Report } from '../../model/report.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { reportSchema } from './report-json.ts'
import { toJson } from './report-json.ts'

/** The type that a schema describes. */
type Described<Schema> = Schema extends { enum: readonly (infer Word)[] }
  ? Word
  : Schema extends { type: readonly (infer Name)[] }
    ? Named<Name>
    : Schema extends { type: 'array'; items: infer Items }
      ? readonly Described<Items>[]
      : Schema extends { properties: infer Parts; required: readonly (infer Required)[] }
        ? DescribedObject<Parts, Required>
        : Schema extends { type: infer Name }
          ? Named<Name>
          : never

type DescribedObject<Parts, Required> = {
  -readonly [Key in keyof Parts as Key extends Required ? Key : never]: Described<Parts[Key]>
} & { -readonly [Key in keyof Parts as Key extends Required ? never : Key]?: Described<Parts[Key]> }

type Named<Name> = Name extends 'string'
  ? string
  : Name extends 'integer' | 'number'
    ? number
    : Name extends 'boolean'
      ? boolean
      : null

/** Puts intersections together, so that two types can be compared key by key. */
type Flat<Type> = Type extends readonly (infer Item)[]
  ? readonly Flat<Item>[]
  : Type extends object
    ? { [Key in keyof Type]: Flat<Type[Key]> }
    : Type

/** Two functions are of one type only if their conditions are the very same, modifiers included. */
// oxlint-disable typescript/no-unnecessary-type-parameters -- each asks about any type there is
type Same<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2
    ? true
    : false
// oxlint-enable typescript/no-unnecessary-type-parameters

// The type check fails here as soon as the schema and the type differ in any key.
const isSame: Same<Flat<Described<typeof reportSchema>>, Flat<Report>> = true

const validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile(reportSchema)

describe('the schema of report.json', () => {
  test('describes the type of a report', () => {
    expect(isSame).toBe(true)
  })

  test.each(Object.entries({ heldRun, brokenRun, incompleteRun, hostileRun }))(
    'takes the report of a run: %s',
    (_, report) => {
      const isValid = validate(JSON.parse(toJson(report)))
      expect(validate.errors).toBeNull()
      expect(isValid).toBe(true)
    },
  )

  test.each(reportSchema.required)('refuses a report without %s', (key) => {
    const { [key]: _, ...rest } = brokenRun
    expect(validate(rest)).toBe(false)
  })

  test('refuses keys that it does not name, in every object', () => {
    const [check] = brokenRun.checks
    const [evidence] = check?.evidence ?? []
    const changed = [
      { ...brokenRun, extra: 1 },
      { ...brokenRun, counts: { ...brokenRun.counts, extra: 1 } },
      { ...brokenRun, checks: [{ ...check, extra: 1 }] },
      { ...brokenRun, checks: [{ ...check, evidence: [{ ...evidence, extra: 1 }] }] },
      {
        ...brokenRun,
        checks: [{ ...check, observed: [{ gap: 'G01', choice: null, value: '', x: 1 }] }],
      },
      { ...brokenRun, coverage: [{ ...brokenRun.coverage[0], extra: 1 }] },
      { ...brokenRun, created: [{ ...brokenRun.created[0], extra: 1 }] },
    ]
    expect(changed.map((report) => validate(report))).toEqual(changed.map(() => false))
  })

  test('refuses words that are no verdict, outcome or level', () => {
    const [check] = brokenRun.checks
    const changed = [
      { ...brokenRun, verdict: 'green' },
      { ...brokenRun, checks: [{ ...check, outcome: 'ok' }] },
      { ...brokenRun, checks: [{ ...check, level: 'MAY' }] },
    ]
    expect(changed.map((report) => validate(report))).toEqual([false, false, false])
  })
})

describe('report.json', () => {
  test('holds the very object of the run', () => {
    expect(JSON.parse(toJson(brokenRun))).toEqual(brokenRun)
    expect(toJson(brokenRun)).toMatch(/^\{\n {2}"verdict": "broken",/)
  })
})
