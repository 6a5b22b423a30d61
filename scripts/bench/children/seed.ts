// How long a site of that many customers takes to make.
import { createSite } from '../../../mocks/site.ts'
import { answerCalls } from './calls.ts'

answerCalls({ seed })

async function seed({ customers }: { customers: number }): Promise<number> {
  const begin = performance.now()
  await createSite({ customers })
  return performance.now() - begin
}
