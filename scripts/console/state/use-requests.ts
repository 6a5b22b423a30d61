import { useEffect, useState } from 'preact/hooks'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import {
  isWanted,
  mergeNewest,
  type RequestEntry,
  type RequestFilter,
} from '../model/request-filter.ts'
import type { State } from './state.ts'
import type { Live } from './use-live.ts'

/** Most rows to keep; a site keeps as many. */
const MOST = 200

/** What arrives within this many milliseconds is shown at once. */
const GATHER = 250

/**
 * The last requests, newest first, read once and then kept by the events of the site, and read again
 * where `again` changes.
 */
export function useRequests(
  { place }: State,
  filter: RequestFilter,
  again: number,
  isPaused: boolean,
): Live<readonly RequestEntry[]> {
  const [live, setLive] = useState<Live<readonly RequestEntry[]>>(NOTHING)
  const key = JSON.stringify(filter)
  useEffect(() => setLive(NOTHING), [place, key])
  useEffect(() => {
    if (place === undefined || isPaused) return undefined
    let isOver = false
    let readings = 0
    let isReading = false
    let arrived: RequestEntry[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      if (isReading || arrived.length === 0) return
      const fresh = arrived
      arrived = []
      setLive(({ value = [] }) => ({ value: mergeNewest(fresh, value, MOST), failure: undefined }))
    }
    const read = async () => {
      const own = ++readings
      isReading = true
      arrived = []
      const next = await place.control.requests.list({ ...filter, limit: MOST }).then(
        (list) => ({ value: list.toReversed(), failure: undefined }),
        (error: unknown) => ({ value: undefined, failure: messageOf(error) }),
      )
      if (isOver || own !== readings) return
      isReading = false
      setLive(next)
      show()
    }
    const unfollow = place.follow((event) => {
      // Numbers begin again, or some were missed.
      if (event === undefined || REPLACES.has(event.type)) void read()
      if (event?.type !== 'request') return
      const entry = event.data as RequestEntry
      if (!isWanted(entry, filter)) return
      arrived.push(entry)
      if (arrived.length >= 2 * MOST) arrived = arrived.slice(-MOST)
      timer ??= setTimeout(show, GATHER)
    })
    void read()
    return () => {
      isOver = true
      clearTimeout(timer)
      unfollow()
    }
  }, [place, key, again, isPaused])
  return live
}

/** Events that replace everything at a site. */
const REPLACES: ReadonlySet<string> = new Set(['reset', 'restore', 'scenario'])

const NOTHING = { value: undefined, failure: undefined }
