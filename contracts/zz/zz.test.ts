import { test } from '@jest/globals'
import { runContract } from '../run-contract.ts'
import { planContract } from '../plan.ts'
import { trySite } from '../proof/try-site.ts'
test('x', async () => {
  for (let i = 0; i < 2; i++) {
    let t = performance.now()
    const r = await runContract({ seed: 3 })
    console.log(
      'run',
      performance.now() - t,
      r.verdict,
      r.requests,
      r.writes,
      r.counts,
      r.checks
        .filter((c) => c.outcome === 'failed' || c.outcome === 'errored')
        .map((c) => c.id + ' ' + c.detail),
    )
    t = performance.now()
    const v = await trySite()
    console.log('try', performance.now() - t, v.verdict)
    t = performance.now()
    const p = await planContract({})
    console.log('plan', performance.now() - t, p.requests.length)
  }
})
