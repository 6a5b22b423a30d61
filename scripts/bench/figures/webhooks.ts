import type { Accepted } from '../children/payers.ts'
import type { Taken } from '../children/receiver.ts'
import type { Started } from '../children/site.ts'
import { judge, percent, perSecond, type Bench, type Figure, type Row } from '../figure.ts'
import type { Load } from '../load/job.ts'
import { readCustomers } from '../requests.ts'

const PROFILES = 10_000
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Many payers who accept at once, with one endpoint over HTTP. */
export const webhooks: Figure = {
  name: 'webhooks',
  title: `${PROFILES.toLocaleString('en')} profiles accepted, one endpoint`,
  async measure(bench) {
    const quiet = await acceptAll(bench, false)
    const busy = await acceptAll(bench, true)
    const lost = [quiet, busy].map(({ taken }) => PROFILES - taken.genuine)
    const doubled = [quiet, busy].map(({ taken }) => taken.all - taken.distinct)
    const rate = (PROFILES / quiet.accepted.milliseconds) * 1000
    const loaded = (PROFILES / busy.accepted.milliseconds) * 1000
    return [
      countRow('webhooks lost or wrongly signed', lost),
      countRow('webhooks sent twice', doubled),
      judge({ figure: 'deliveries, acceptances included', value: rate, write: perSecond }),
      judge({
        figure: 'reads while they are sent, share of those of an idle site',
        value: busy.share,
        atLeast: 0.5,
        write: percent,
        note: `${perSecond(busy.reads)}; ${perSecond(loaded)} deliveries meanwhile`,
      }),
    ]
  },
}

function countRow(figure: string, counts: readonly number[]): Row {
  const value = counts.reduce((sum, count) => sum + Math.abs(count), 0)
  return judge({ figure, value, atMost: 1, write: String })
}

/** Has all payers accept; reads meanwhile where the site is to be busy. */
async function acceptAll({ start }: Bench, isBusy: boolean) {
  const receiver = start('receiver')
  const site = start('payers')
  const target = await receiver.call<number>('listen', { secret: SECRET })
  const input = { profiles: PROFILES, port: target, secret: SECRET }
  const { port, authorization } = await site.call<Started>('start', input)
  const client = start('load')
  const read = async () => {
    const job = { ...readCustomers(authorization, 1000), port, connections: 32 }
    const load = await client.call<Load>('fire', { ...job, lead: 200, milliseconds: 1000 })
    return (load.answers / load.milliseconds) * 1000
  }
  let idle = 1
  // The first time is for the compilers.
  if (isBusy) for (let round = 0; round < 3; round += 1) idle = await read()
  const accepting = site.call<Accepted>('accept')
  const reads = isBusy ? await read() : 0
  const accepted = await accepting
  const taken = await receiver.call<Taken>('taken')
  for (const child of [client, site, receiver]) await child.stop()
  return { accepted, taken, reads, share: reads / idle }
}
