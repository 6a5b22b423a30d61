import { FieldError } from '../../shared/field-error.ts'
import { messageOf } from '../../shared/message-of.ts'
import { json } from '../answers.ts'
import type { Resource } from '../call.ts'
import { refuse, toDuration, toFields, toText, type Fields } from '../fields.ts'
import type { Site } from '../../site.ts'

/** The site's time. */
export const clock: Resource = {
  clock: {
    GET: ({ site }) => json(200, site.clock.state()),
    PUT: async ({ site, body }) => {
      await move(site, toFields(await body(), ACTS))
      return json(200, site.clock.state())
    },
  },
}

const ACTS = ['advance', 'set', 'freeze'] as const

async function move({ clock: hands }: Site, fields: Fields): Promise<void> {
  const [act, second] = ACTS.filter((name) => fields[name] !== undefined)
  if (act === undefined) throw refuse('advance', undefined, 'name one of advance, set, freeze')
  if (second !== undefined) {
    throw new FieldError(second, `${second} cannot stand beside ${act}; make two calls`)
  }
  if (act === 'freeze') {
    const freeze = fields['freeze']
    if (typeof freeze !== 'boolean') throw refuse('freeze', freeze, 'write true or false')
    if (freeze) hands.freeze()
    else hands.resume()
    return
  }
  const moving =
    act === 'advance'
      ? hands.advance(toDuration(fields, 'advance'))
      : hands.set(toText(fields, 'set'))
  try {
    await moving
  } catch (error) {
    throw new FieldError(act, messageOf(error))
  }
}
