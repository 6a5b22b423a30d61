import { build, type Rollup } from 'vite'
import { expect, test, vi } from 'vitest'

test('the built app holds nothing of the mock', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({ build: { write: false }, logLevel: 'error' })
  const { output } = built as Rollup.RollupOutput
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  expect(modules.some((id) => id.endsWith('/src/app.ts'))).toBe(true)
  expect(modules.filter((id) => /node_modules\/(sabia|msw)\/|\/dev\//.test(id))).toEqual([])
})
