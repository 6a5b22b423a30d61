import { FieldError } from '../../shared/field-error.ts'
import { messageOf } from '../../shared/message-of.ts'
import type { Handlers } from '../handler.ts'

export const clock = {
  readClock: ({ site }) => site.clock.state(),
  moveClock: async ({ site, body: { advance, set, freeze } }) => {
    try {
      if (advance !== undefined) await site.clock.advance(advance)
      if (set !== undefined) await site.clock.set(set)
    } catch (error) {
      throw new FieldError(advance === undefined ? 'set' : 'advance', messageOf(error))
    }
    if (freeze === true) site.clock.freeze()
    if (freeze === false) site.clock.resume()
    return site.clock.state()
  },
} satisfies Partial<Handlers>
