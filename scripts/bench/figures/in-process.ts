import { judge, milliseconds, type Figure } from '../figure.ts'
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
