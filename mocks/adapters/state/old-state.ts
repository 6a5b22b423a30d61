import { FieldError } from '../../shared/field-error.ts'
import { messageOf } from '../../shared/message-of.ts'
import type { Sites } from '../../sites.ts'
import { readSnapshot } from '../../state/read-snapshot.ts'
import type { Snapshot } from '../../state/snapshot.ts'
import { refuseOtherVersion } from './log-format.ts'

/** Identifies a state file of snapshots. */
const FORMAT = 'sabia.state'
const VERSION = 1

/**
 * Takes over a state file of an older Sabiá, which is one document with a snapshot of each site: into
 * all sites or none. Sites that are missing are added.
 *
 * @throws Error when it isn't such a file, or a snapshot is wrong.
 */
export async function takeOverOldState(sites: Sites, text: string): Promise<void> {
  await restoreAll(sites, toSnapshots(parse(text)))
}

function parse(text: string): unknown {
  refuseOtherVersion(text)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`it isn't valid JSON (${messageOf(error)})`, { cause: error })
  }
}

function toSnapshots(given: unknown): Snapshot[] {
  const { format, version, sites } = (given ?? {}) as Record<string, unknown>
  if (format !== FORMAT) throw new Error("it isn't a state file of Sabiá")
  if (version !== VERSION) {
    throw new Error(`it has version ${String(version)}, and this Sabiá reads ${VERSION}`)
  }
  if (!Array.isArray(sites)) throw new Error('it has no list of sites')
  return sites.map((one, index) => {
    try {
      return readSnapshot(one).snapshot
    } catch (error) {
      const place = error instanceof FieldError ? `sites.${index}.${error.field}` : `sites.${index}`
      throw new Error(`${place} is wrong (${messageOf(error)})`, { cause: error })
    }
  })
}

/** Restores all of them or none: a snapshot's records are validated when it is restored. */
async function restoreAll(sites: Sites, snapshots: readonly Snapshot[]): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  try {
    for (const snapshot of snapshots) {
      const { site: name } = snapshot
      const known = sites.find(name)
      // Its records come with the snapshot.
      const site = known ?? (await sites.add({ name, customers: 0 }))
      const before = await site.snapshot()
      undo.push(async () => {
        if (known === undefined) sites.remove(name)
        else await known.restore(before)
      })
      await site.restore(snapshot)
    }
  } catch (error) {
    for (const step of undo.toReversed()) await step()
    throw error
  }
}
