import { expect, test } from '@jest/globals'
import { createControl, type Control } from '../../../mocks/control/client/client.ts'
import { createSite } from '../../../mocks/site.ts'
import { NO_STORAGE, type StateStorage } from '../state/keep.ts'
import { answerSites } from './page-sites.ts'

const folder = 'http://127.0.0.1/docs/playground/'

/** The control of a site in a page, whose browser keeps what is in the map. */
async function openPage(held = new Map<string, string>(), name = 'demo'): Promise<Control> {
  const site = await createSite({ site: name, customers: 1 })
  const storage: StateStorage = {
    ...NO_STORAGE,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    keys: () => [...held.keys()],
  }
  return createControl({
    fetch: async (request) =>
      (await answerSites(request, site, folder, storage)) ?? site.fetch(request),
  })
}

test('sites are added beside the open one, listed by every page, and removed', async () => {
  const held = new Map<string, string>()
  const { sites } = await openPage(held)
  const made = await sites.add({ name: 'acme', seed: 7, customers: 3 })
  expect(made).toMatchObject({ name: 'acme', seed: 7, customers: 3 })
  expect(made.base_url).toBe('http://127.0.0.1/docs/playground/sites/acme')
  const other = await openPage(held, 'acme')
  expect((await other.sites.list()).map(({ name }) => name)).toEqual(['demo', 'acme'])
  await expect(sites.add({ name: 'acme' })).rejects.toMatchObject({ status: 409, field: 'name' })
  await expect(sites.add({ name: 'Ácme' })).rejects.toMatchObject({ status: 422, field: 'name' })
  await expect(sites.remove('demo')).rejects.toMatchObject({ status: 409 })
  await sites.remove('acme')
  await expect(sites.remove('acme')).rejects.toMatchObject({ status: 404 })
  expect((await other.health()).site).toBe('acme')
})

test('a site that is given up is not kept', async () => {
  const { sites } = await openPage()
  const leaving = new AbortController()
  const adding = sites.add({ name: 'large', customers: 100_000 }, leaving.signal)
  leaving.abort()
  await expect(adding).rejects.toThrow(/abort/)
  expect(await sites.list()).toHaveLength(1)
})
