import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { document } from '../../../openapi/generated/document.ts'
import { workFolder } from '../bundle.ts'
import { judge, percent, perSecond, type Bench, type Figure, type Row } from '../figure.ts'
import { readCustomers } from '../requests.ts'
import { rateOf, runRounds, shareOf } from '../rounds.ts'
import { catalogue, type Peer } from './catalogue.ts'
import { install } from './install.ts'
import { runPeer } from './run.ts'

/** Reads of a customer from other mock servers that were given the same document. */
export const peers: Figure = {
  name: 'peers',
  title: 'other mock servers, GET customer as a share of bare node:http',
  async measure(bench) {
    const documentFile = join(workFolder, 'openapi.json')
    await mkdir(workFolder, { recursive: true })
    await writeFile(documentFile, JSON.stringify(document))
    const rows: Row[] = []
    for (const peer of catalogue) {
      process.stderr.write(`  ${peer.name} …\n`)
      rows.push(
        await measurePeer(bench, peer, documentFile).catch((error: unknown) => {
          const note = String(error).split('\n').slice(0, 3).join(' ').slice(0, 200)
          return { figure: peer.name, measured: '', bound: '', aim: '', verdict: 'skipped', note }
        }),
      )
    }
    return rows
  },
}

async function measurePeer(
  { start, onDone, pace }: Bench,
  peer: Peer,
  documentFile: string,
): Promise<Row> {
  const { folder, version } = await install(peer)
  const requests = readCustomers('Bearer any', 50)
  const running = await runPeer(peer, folder, documentFile, '/api/customers/1')
  onDone(() => running.stop())
  const bare = start('bare')
  const constant = { status: 200, size: 580, readsBody: false }
  const { port } = await bare.call<{ port: number }>('start', constant)
  const contestants = [{ job: { ...requests, port: running.port } }, { job: { ...requests, port } }]
  const client = start('load')
  const [ofPeer = [], ofBare = []] = await runRounds(client, contestants, pace)
  await Promise.all([running.stop(), bare.stop(), client.stop()])
  const note = `${perSecond(rateOf(ofPeer))} beside ${perSecond(rateOf(ofBare))}`
  const figure = `${peer.name} ${version}, GET customer, share of bare`
  return judge({ figure, value: shareOf(ofPeer, ofBare), write: percent, note })
}
