import { judge, type Figure } from '../figure.ts'
import { median } from '../statistics.ts'

const EVENTS = 10_000

/** An advance over much that falls due. */
export const clock: Figure = {
  name: 'clock',
  title: `advancing the clock over ${EVENTS.toLocaleString('en')} due events, no endpoint`,
  async measure({ start, isQuick }) {
    const times: number[] = []
    for (let count = 0; count < (isQuick ? 1 : 5); count += 1) {
      const child = start('payers')
      times.push((await child.call<number>('advance', { profiles: EVENTS })) / 1000)
      await child.stop()
    }
    const write = (value: number) => `${value.toFixed(2)} s`
    return [judge({ figure: clock.title, value: median(times), atMost: 1, write })]
  },
}
