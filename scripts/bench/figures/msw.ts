import type { Child } from '../child.ts'
import type { Usage } from '../children/calls.ts'
import { judge, percent, perSecond, type Figure } from '../figure.ts'
import { processorOf, rateOf, shareOf, type Round } from '../rounds.ts'

/** Reads through msw, beside a handler that somebody wrote by hand. */
export const msw: Figure = {
  name: 'msw',
  title: "GET customer through msw, share of a hand-written handler's",
  async measure({ start, pace }) {
    const site = start('msw')
    const hand = start('msw')
    await site.call('start', { byHand: false })
    await hand.call('start', { byHand: true })
    const ofSite: Round[] = []
    const ofHand: Round[] = []
    for (const one of [site, hand]) await read(one, 1000)
    // Shorter rounds and more of them: one reader in one process has more noise than a server.
    for (let round = 0; round < pace.rounds * 3; round += 1) {
      ofSite.push(await read(site, pace.milliseconds / 3))
      ofHand.push(await read(hand, pace.milliseconds / 3))
    }
    const note = [
      `${perSecond(rateOf(ofSite))} beside ${perSecond(rateOf(ofHand))}`,
      `by processor time: ${percent(processorOf(ofHand) / processorOf(ofSite))}`,
    ].join('; ')
    const value = shareOf(ofSite, ofHand)
    return [judge({ figure: msw.title, value, atLeast: 0.95, aim: 1, write: percent, note })]
  },
}

async function read(child: Child, milliseconds: number): Promise<Round> {
  const before = await child.call<Usage>('usage')
  const rate = await child.call<number>('read', { milliseconds })
  const after = await child.call<Usage>('usage')
  const count = (rate * milliseconds) / 1000
  return { rate, processor: ((after.processor - before.processor) * 1000) / count, size: 0 }
}
