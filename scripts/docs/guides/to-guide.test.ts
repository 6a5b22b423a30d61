import { describe, expect, test } from '@jest/globals'
import { referenceTexts } from '../../theme/messages/reference.ts'
import { toGuide as readGuide } from './to-guide.ts'

const toGuide = (name: string, markdown: string) =>
  readGuide(name, markdown, { language: 'en', words: referenceTexts.en }, true)

const START = '# Webhooks\n\nYou will receive **webhooks**.\n\n'

test('takes the title and the paragraph under it as words', async () => {
  const { title, lead } = await toGuide('webhooks', START)
  expect([title, lead]).toEqual(['Webhooks', 'You will receive webhooks.'])
})

test('gives headings the ids of GitHub, each once', async () => {
  const { html, sections } = await toGuide(
    'webhooks',
    `${START}## What's \`new\`?\n\n## What's new\n`,
  )
  expect(sections.map(({ id }) => id)).toEqual(['webhooks', 'whats-new', 'whats-new-1'])
  expect(html).toContain('<h2 id="whats-new">')
  expect(html).toContain('<h2 id="whats-new-1">')
})

test('keeps the words of a section, without its code', async () => {
  const { sections } = await toGuide(
    'webhooks',
    `${START}## Verify\n\nCompare them.\n\n\`\`\`js\nrun()\n\`\`\`\n`,
  )
  expect(sections.at(-1)).toEqual({
    id: 'verify',
    level: 2,
    title: 'Verify',
    text: 'Compare them.',
  })
})

test.each([
  ['[a](errors.md)', 'href="errors.html"'],
  ['[a](errors.md#force-an-error)', 'href="errors.html#force-an-error"'],
  ['[a](../reference.html#operation/addItem)', 'href="../operations/addItem.html"'],
  ['[a](../ledger.html#G17)', 'href="../ledger.html#G17"'],
])('%s leads to a page: %s', async (markdown, link) => {
  expect((await toGuide('webhooks', START + markdown)).html).toContain(link)
})

test('leaves comments out', async () => {
  const { html } = await toGuide(
    'webhooks',
    `${START}<!-- start: mock -->\n\`\`\`sh\nsabia mock\n\`\`\`\n`,
  )
  expect(html).not.toContain('start: mock')
})

test('colours code', async () => {
  const { html } = await toGuide('webhooks', `${START}\`\`\`js\nconst a = 1\n\`\`\`\n`)
  expect(html).toContain('<b>const</b>')
})

describe('a diagram', () => {
  const source = `${START}## Flow\n\n\`\`\`mermaid\nsequenceDiagram\n  A->>B: hello\n\`\`\`\n`

  test('is drawn, and named for who cannot see it', async () => {
    const { html } = await toGuide('webhooks', source)
    expect(html).toMatch(
      /<svg [^>]*role="img" aria-labelledby="([\w-]+)">\s*<title id="\1">Diagram: Flow</,
    )
    expect(html).toContain('>hello</text>')
  })

  test('brings no style, and loads nothing', async () => {
    const { html } = await toGuide('webhooks', source)
    expect(html).not.toMatch(/<style| style="|@import|https?:/)
  })
})

test('says where the title or its paragraph is missing', async () => {
  await expect(toGuide('webhooks', '## Verify\n')).rejects.toThrow(
    'Cannot build the guide webhooks: it does not start with a title and a paragraph; write both',
  )
})
