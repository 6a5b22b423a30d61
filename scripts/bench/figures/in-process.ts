import { judge, milliseconds, percent, perSecond, type Figure } from '../figure.ts'
import { median, quantile } from '../statistics.ts'

/** A site that begins anew. */
export const reset: Figure = {
  name: 'reset',
  title: 'site.reset() at the default size',
  async measure({ start, isQuick }) {
    const times = await start('reset').call<number[]>('measure', { resets: isQuick ? 300 : 2000 })
    const note = `after three customers and three subscriptions each; ${times.length} resets`
    const common = { atMost: 1, write: milliseconds }
    return [
      judge({ figure: `${reset.title}, median`, value: median(times), ...common, note }),
      judge({ figure: `${reset.title}, 99th percentile`, value: quantile(times, 0.99), ...common }),
    ]
  },
}

/** Reads through msw, beside a handler that somebody wrote by hand. */
export const msw: Figure = {
  name: 'msw',
  title: "GET customer through msw, share of a hand-written handler's",
  async measure({ start, pace }) {
    const site = start('msw')
    const hand = start('msw')
    await site.call('start', { byHand: false })
    await hand.call('start', { byHand: true })
    const rates = { site: [] as number[], hand: [] as number[] }
    for (const one of [site, hand]) await one.call('read', { milliseconds: 1000 })
    for (let round = 0; round < pace.rounds; round += 1) {
      rates.site.push(await site.call('read', { milliseconds: pace.milliseconds }))
      rates.hand.push(await hand.call('read', { milliseconds: pace.milliseconds }))
    }
    const shares = rates.site.map((rate, round) => rate / (rates.hand[round] ?? Number.NaN))
    const note = `${perSecond(median(rates.site))} beside ${perSecond(median(rates.hand))}`
    return [
      judge({
        figure: msw.title,
        value: median(shares),
        atLeast: 0.95,
        aim: 1,
        write: percent,
        note,
      }),
    ]
  },
}

/** A site of 100,000 customers. */
export const seed: Figure = {
  name: 'seed',
  title: 'seeding of 100,000 customers',
  async measure({ start, isQuick }) {
    const times: number[] = []
    for (let count = 0; count < (isQuick ? 1 : 3); count += 1) {
      const child = start('seed')
      times.push((await child.call<number>('seed', { customers: 100_000 })) / 1000)
      await child.stop()
    }
    return [
      judge({
        figure: seed.title,
        value: median(times),
        atMost: 5,
        write: (value) => `${value.toFixed(1)} s`,
      }),
    ]
  },
}
