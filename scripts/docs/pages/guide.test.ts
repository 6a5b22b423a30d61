import { expect, test } from '@jest/globals'
import { toGuide } from '../guides/to-guide.ts'
import { createEdition } from '../edition.ts'
import { guidePage } from './guide.ts'

const edition = createEdition('en')

test('each guide leads to the one after it, and the last to none', async () => {
  const names = ['first', 'second', 'third']
  const guides = await Promise.all(
    names.map((name) => toGuide(name, `# The ${name}\n\nLead.\n`, edition, true)),
  )
  const next = guides.map(
    (guide) =>
      /class="next">Next: <a href="([^"]*)">/.exec(guidePage(guide, guides, edition).body)?.[1],
  )
  expect(next).toEqual(['second.html', 'third.html', undefined])
})
