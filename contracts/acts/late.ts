import { act } from '../engine/act.ts'
import { isSuccess } from '../http/read-reply.ts'
import { createOnce, idIn, listUntil, readSoon } from './create.ts'
import { customersBefore } from './customers.ts'
import { bareSubscription, emptySubscription, leastCustomer, race } from './least.ts'
import { readList } from '../http/read-list.ts'
import { firstProfile, profileAfterRefusals } from './profiles.ts'
import { firstSubscription, secondSubscription } from './subscriptions.ts'

/** The subscriptions at the end: some have a profile by now, one has no items. */
export const subscriptionsLate = act('subscriptions-late', {
  needs: { firstSubscription },
  wants: {
    secondSubscription,
    firstProfile,
    profileAfterRefusals,
    race,
    bareSubscription,
    emptySubscription,
  },
  run: async (desk, { firstSubscription: first }, hoped) => {
    const { bareSubscription: bare, emptySubscription: empty, secondSubscription: second } = hoped
    const replies = [first.reply, second?.reply, bare?.reply, empty]
    const ids = replies.flatMap((reply) =>
      reply !== undefined && isSuccess(reply) ? (idIn(reply, 'subscription') ?? []) : [],
    )
    return { ids, list: await listUntil(desk, 'listSubscriptions', ids) }
  },
})

/** An id that a client would like its customer to have. */
const WISHED_ID = 1_900_000_000

/**
 * A customer that few sites get right: it wishes for an id, and its texts have characters that
 * careless code changes. A site may refuse it (gap G53).
 */
export const oddCustomer = act('odd-customer', {
  wants: { customersBefore, leastCustomer, profileAfterRefusals },
  creates: ['customer'],
  run: async (desk) => {
    const person = {
      ...desk.people.person(10),
      email: `sabia+${desk.run}@example.com`,
      last_name: "D'Ávila & Filhos",
    }
    desk.own(Object.values(person))
    const id = WISHED_ID + (desk.settings.seed % 100_000)
    const find = async () => {
      const { records } = await readList(desk, 'listCustomers')
      return records.find(({ record }) => record['email'] === person.email)
    }
    const reply = await createOnce(desk, find, () =>
      desk.write('createCustomer', { body: { id, ...person }, creates: 'customer' }),
    )
    const shown = isSuccess(reply) ? idIn(reply, 'customer') : undefined
    const read = shown === undefined ? undefined : await readSoon(desk, 'readCustomer', shown)
    return { wished: String(id), person, reply, shown, read }
  },
})
