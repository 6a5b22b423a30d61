import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Control } from '../../../mocks/control/client/client.ts'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import type { State } from './state.ts'

/** Something read from the site, which follows what happens there. */
export interface Live<Value> {
  /** The last one that was read; undefined before the first. */
  value: Value | undefined
  /** Why the last reading failed, in words. */
  failure: string | undefined
}

/**
 * Reads something of the site, and again after each update and where `keys` change. What arrives for
 * earlier keys, or later than what was read after it, is dropped; the last value stays while the next
 * is read.
 */
export function useLive<Value>(
  { place, updates }: State,
  read: (control: Control) => Promise<Value>,
  keys: readonly unknown[],
): Live<Value> {
  const [live, setLive] = useState<Live<Value> & { key: string }>({ ...NOTHING, key: '' })
  const key = JSON.stringify(keys)
  const target = useMemo(() => ({ read: 0, shown: 0 }), [place, key])
  const wanted = useRef(target)
  wanted.current = target
  useEffect(() => {
    if (place === undefined) return
    const own = ++target.read
    const settle = (next: Partial<Live<Value>>) => {
      if (target !== wanted.current || own < target.shown) return
      target.shown = own
      setLive((last) => ({
        ...(last.key === key ? last : NOTHING),
        failure: undefined,
        ...next,
        key,
      }))
    }
    read(place.control).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ failure: messageOf(error) }),
    )
  }, [place, updates, key])
  return live.key === key ? live : NOTHING
}

const NOTHING = { value: undefined, failure: undefined }
