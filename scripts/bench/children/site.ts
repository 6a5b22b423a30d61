// A site behind its Node server, as the command line starts it.
import { serve } from '../../../mocks/adapters/node.ts'
import { createSite } from '../../../mocks/site.ts'
import { answerCalls, usage } from './calls.ts'
import { authorize } from './client.ts'

answerCalls({ start, usage })

/** Where a site runs, and the header that lets its callers in. */
export interface Started {
  port: number
  authorization: string
}

async function start({ customers }: { customers: number }): Promise<Started> {
  const site = await createSite({ customers })
  const authorization = await authorize(site)
  const { port } = await serve(site, { port: 0, replaceGlobals: true })
  return { port, authorization }
}
