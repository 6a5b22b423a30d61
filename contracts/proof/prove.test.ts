import { describe, expect, test } from '@jest/globals'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { resolveProfile } from '../../openapi/resolve-profile.ts'
import { mutants, topics } from './mutants/index.ts'
import { UNBREAKABLE, UNOBSERVED } from '../ledger/untested.ts'
import { trials, tryMutant, tryVariant } from './prove.ts'
import { trySite } from './try-site.ts'
import { coverPairs, singleChoices } from './variants/choices.ts'
import { behaviours } from './variants/behaviours.ts'
import { variants } from './variants/index.ts'
import { UNTRIED } from './variants/unplayed.ts'
import { singleValues } from './variants/values.ts'

const known = new Set<string>(facts.map(({ id }) => id))

describe('the tables of the proof', () => {
  test('have one name for one mutant or variant', () => {
    expect(trials.size).toBe(mutants.length + variants.length)
  })

  test('name each mutant in kebab-case, with facts of the ledger', () => {
    const wrong = mutants.filter(
      ({ name, facts: broken }) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ||
        broken.length === 0 ||
        broken.some((id) => !known.has(id)),
    )
    expect(wrong).toEqual([])
  })

  test('break every fact, or say why it cannot be seen', () => {
    const broken = new Set(mutants.flatMap((mutant) => mutant.facts))
    expect(facts.filter(({ id }) => broken.has(id) === id in UNBREAKABLE)).toEqual([])
    expect(Object.keys(UNBREAKABLE).filter((id) => !known.has(id))).toEqual([])
  })

  test('make every choice of a gap that a run observes, or say why not', () => {
    const made = new Set(variants.flatMap(({ gap }) => (gap ? `${gap.id}=${gap.choice}` : [])))
    const choices = allGaps
      .filter(({ id }) => !(id in UNOBSERVED))
      .flatMap(({ id, choice, choices: names }) =>
        Object.keys(names)
          .filter((one) => one !== choice)
          .map((one) => `${id}=${one}`),
      )
    expect(choices.filter((one) => made.has(one) === one in UNTRIED)).toEqual([])
    expect(Object.keys(UNTRIED).filter((one) => !choices.includes(one))).toEqual([])
  })

  test('play every pair of choices of two gaps, by site profiles that the mock takes', () => {
    const seen = new Set<string>()
    for (const { siteProfile = {} } of coverPairs()) {
      expect(resolveProfile(siteProfile).notPlayed).toEqual([])
      const choices = Object.entries(siteProfile).map(([id, choice]) => `${id}=${String(choice)}`)
      for (const one of choices) for (const other of choices) seen.add(`${one} ${other}`)
    }
    const gaps = allGaps.filter(({ plays }) => plays.length > 1)
    const pairs = gaps.flatMap((gap, at) =>
      gaps
        .slice(at + 1)
        .flatMap((other) =>
          gap.plays.flatMap((one) =>
            other.plays.map((two) => `${gap.id}=${one} ${other.id}=${two}`),
          ),
        ),
    )
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.filter((pair) => !seen.has(pair))).toEqual([])
  })
})

// `npm run mutate` tries all of them; here is the middle one of each of ten topics.
const sample = Object.entries(topics)
  .slice(0, 10)
  .map(([topic, rows]) => ({ topic, mutant: rows[Math.floor(rows.length / 2)]! }))

describe('a sample of the proof', () => {
  test('the site that mutants are made of holds every fact', async () => {
    expect(await trySite()).toMatchObject({ verdict: 'held', shortfalls: [] })
  })

  test.each(sample)('catches a mutant of $topic: $mutant.name', async ({ mutant }) => {
    const { caughtBy, problems } = await tryMutant(mutant)
    expect(problems).toEqual([])
    expect(caughtBy.length).toBeGreaterThan(0)
  })

  test.each([singleChoices[1]!, singleChoices.at(-1)!, singleValues[0]!, behaviours[0]!])(
    'accuses no conforming variant: $name',
    async (variant) => {
      expect((await tryVariant(variant)).problems).toEqual([])
    },
  )
})

describe('the proof itself', () => {
  const [{ mutant }] = sample as [(typeof sample)[number]]

  test('tells of a mutant that no check catches', async () => {
    const { problems } = await tryMutant({ ...mutant, wrap: (site) => site })
    expect(problems).toEqual([`no check of ${mutant.facts.join(', ')} fails`])
  })

  test('tells of a mutant that breaks down', async () => {
    const wrap = () => async () => Promise.reject(new TypeError('no such thing'))
    const { problems } = await tryMutant({ ...mutant, wrap })
    expect(problems.at(-1)).toMatch(/TypeError: no such thing$/)
  })

  test('tells of a variant that is accused', async () => {
    const { problems } = await tryVariant({ name: 'accused', wrap: (site) => mutant.wrap(site) })
    expect(problems.at(-1)).toBe('broken')
  })

  test('tells of a choice that is not observed', async () => {
    const [{ gap }] = singleChoices as [(typeof singleChoices)[number]]
    const { problems } = await tryVariant({ name: 'lost', gap: { id: gap!.id, choice: 'another' } })
    expect(problems).toEqual([expect.stringMatching(`^${gap!.id} is observed as `)])
  })

  test('tells of a value that is not learned', async () => {
    const { value } = singleValues[0]!
    const { problems } = await tryVariant({ name: 'lost', value: { ...value!, value: 'another' } })
    expect(problems).toEqual([expect.stringMatching('^its site profile says ')])
  })
})
