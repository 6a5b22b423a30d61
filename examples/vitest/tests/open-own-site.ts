import { createControl } from 'sabia/control'
import { inject } from 'vitest'
import { getTarget } from './get-target.ts'

/** Adds a site that no other test file knows: files run side by side and do not meet. */
export async function openOwnSite() {
  const mockUrl = inject('mockUrl')
  const name = `file-${crypto.randomUUID()}`
  const site = await createControl({ baseUrl: mockUrl }).sites.add({ name, customers: 0 })
  const baseUrl = `${mockUrl}/sites/${name}`
  const control = createControl({ baseUrl })
  const target = await getTarget(baseUrl, name, site.application)
  return { control, target }
}
