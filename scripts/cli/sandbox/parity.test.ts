import { beforeAll, describe, expect } from '@jest/globals'
import { CASES } from '../../../mocks/adapters/parity-cases.fixture.ts'
import { newSite, play, playDirectly } from '../../../mocks/adapters/play-case.fixture.ts'
import { testUnless } from '../../tools/test-unless.ts'
import { ask, lack, makeSite, startSandbox, type Made, type Sandbox } from './sandbox.fixture.ts'

describe('the same answer as from the site itself comes from workerd', () => {
  let sandbox: Sandbox
  let made: Made
  let beginning: unknown
  beforeAll(async () => {
    if (lack !== undefined) return
    sandbox = await startSandbox({ limits: { requests: 100_000 } })
    made = await makeSite(sandbox, { name: 'demo' })
    beginning = await (await newSite()).snapshot()
  })

  for (const [title, one] of CASES) {
    testUnless(lack, title, async () => {
      const path = '/sites/demo/__sabia/snapshot'
      const restored = await ask(sandbox, 'PUT', path, beginning, made.control_token)
      expect([restored.status, await restored.text()]).toEqual([204, ''])
      const own = await playDirectly(one)
      expect(await play(globalThis, made.base_url, one)).toEqual(own)
    })
  }
})
