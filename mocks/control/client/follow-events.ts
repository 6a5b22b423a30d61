import type { Transport } from './transport.ts'

/** Something that happened at a site. */
export interface FollowedEvent {
  id: number
  /** `request`, `payment_profile`, `webhook_delivery`, `reset` and others. */
  type: string
  data: unknown
}

/** Reads server-sent events until their end. */
export async function* followEvents(
  call: Transport,
  signal?: AbortSignal,
): AsyncGenerator<FollowedEvent, void, undefined> {
  const { body } = await call('GET', 'events', signal === undefined ? {} : { signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (text + value).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id, type = '', data = ''] =
          /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (id !== undefined) yield { id: Number(id), type, data: JSON.parse(data) as unknown }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
