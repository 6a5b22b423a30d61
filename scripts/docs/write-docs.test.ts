import { beforeAll, describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { parse } from 'yaml'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document } from '../../openapi/generated/document.ts'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { life } from '../../mocks/world/payment-profile-life.ts'
import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { readBuiltFolder, type BuiltFolder } from './testing/built-folder.ts'
import type { Entry } from './search/entry.ts'
import { writeDocs } from './write-docs.ts'

let built: BuiltFolder

beforeAll(async () => {
  const output = createTemporaryFolder()
  await writeDocs(packageFolder(), output)
  built = readBuiltFolder(output)
}, 120_000)

/** Redocly writes these pages: their markup is its own. */
const REDOC = ['reference.html', 'control.html']

const linksOf = (page: string) =>
  built.elements(page).flatMap(({ name, attributes }) => {
    const { href, src } = attributes
    const link = href ?? src
    return link === undefined || name === 'base' ? [] : [link]
  })

describe('every link leads somewhere', () => {
  test('of the pages', () => {
    const broken = built.pages
      .filter((page) => !REDOC.includes(page))
      .flatMap((page) =>
        linksOf(page)
          .filter((link) => !/^(https?:|data:)/.test(link) && !built.resolves(page, link))
          .map((link) => `${page}: ${link}`),
      )
    expect(broken).toEqual([])
  })

  test.each(REDOC)('of the descriptions that %s shows', (page) => {
    const script = built.text(`assets/${page.replace('.html', '.js')}`)
    const links = [...script.matchAll(/\]\(([\w./-]+#?[\w./-]*)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !built.resolves(page, link))).toEqual([])
  })

  test('of what the search finds', () => {
    const [, json = ''] = /= (.*)\n$/.exec(built.text('assets/search-index.js')) ?? []
    const entries = JSON.parse(json) as Entry[]
    const broken = entries.filter(({ url }) => !built.resolves('index.html', url))
    expect(broken.map(({ url }) => url)).toEqual([])
  })

  test('to every gap and every fact', () => {
    for (const { id } of [...allGaps, ...facts]) {
      expect([id, built.resolves('index.html', `ledger.html#${id}`)]).toEqual([id, true])
    }
  })
})

describe('nothing is loaded from elsewhere', () => {
  test('no page names a file of another address', () => {
    const foreign = built.pages.flatMap((page) =>
      built.elements(page).flatMap(({ name, attributes }) => {
        const loaded =
          name === 'a' ? [] : [attributes['src'], attributes['href'], attributes['data']]
        return loaded
          .filter((link) => link !== undefined && /^(https?:)?\/\//.test(link))
          .map((link) => `${page}: ${link}`)
      }),
    )
    expect(foreign).toEqual([])
  })

  test('every page tells the browser so, before anything else is loaded', () => {
    for (const page of built.pages) {
      const html = built.text(page)
      const [, policy = ''] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? []
      expect([page, policy]).toEqual([page, expect.stringMatching(/^default-src 'none'; /)])
      expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'/)
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
      expect(html.indexOf(policy)).toBeLessThan(html.search(/<(script|style|link|img)\b/))
      expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
    }
  })

  test.each(REDOC)('%s may run its one inline script, by its hash', (page) => {
    const html = built.text(page)
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)
    expect(inline).toHaveLength(1)
    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64')
    expect(html).toContain(`'sha256-${hash}'`)
  })

  test('no sheet or script loads a font or an image', () => {
    for (const file of built.files.filter((path) => /\.(css|js)$/.test(path))) {
      expect([
        file,
        /@import ['"]|@import url|fonts\.(googleapis|gstatic)|cdn\.redoc\.ly/.test(
          built.text(file),
        ),
      ]).toEqual([file, false])
    }
  })

  test('the reference tells nobody that it is read', () => {
    for (const page of REDOC) {
      expect(built.text(`assets/${page.replace('.html', '.js')}`)).toContain(
        '"disableTelemetry":true',
      )
    }
  })
})

describe('every page', () => {
  const names = (page: string) => built.elements(page).map(({ name }) => name)

  test('has a title, a language, one first heading and its landmarks', () => {
    for (const page of built.pages) {
      const found = names(page)
      const count = (name: string) => found.filter((other) => other === name).length
      expect([
        page,
        count('title') > 0,
        count('h1'),
        count('header') > 0,
        count('nav') > 0,
      ]).toEqual([page, true, 1, true, true])
      expect(built.text(page)).toContain('<html lang="en">')
    }
  })

  test('has one main part, which the skip link leads to', () => {
    for (const page of built.pages.filter((path) => !REDOC.includes(path))) {
      expect([page, names(page).filter((name) => name === 'main')]).toEqual([page, ['main']])
      expect(linksOf(page)).toContain('#main')
    }
  })

  test('gives no id twice', () => {
    for (const page of built.pages.filter((path) => !REDOC.includes(path))) {
      const ids = built.elements(page).flatMap(({ attributes }) => attributes['id'] ?? [])
      expect([page, ids.filter((id, place) => ids.indexOf(id) !== place)]).toEqual([page, []])
    }
  })

  test('leads to every part, and has the search', () => {
    for (const page of built.pages) {
      for (const part of ['index.html', 'reference.html', 'fields.html', 'ledger.html']) {
        const found = linksOf(page).some(
          (link) => !link.includes('#') && link.replace(/^(\.\.\/)+/, '') === part,
        )
        expect([page, part, found]).toEqual([page, part, true])
      }
      expect(linksOf(page).some((link) => link.endsWith('assets/search.js'))).toBe(true)
    }
  })
})

test('highlighted code has colours', () => {
  const css = built.text('assets/site.css')
  for (const name of ['keyword', 'number', 'string', 'comment']) {
    expect(css).toMatch(new RegExp(`\\.hljs-${name}[^{}]*\\{color:`))
  }
})

test('the documents of the API and of the control API lie beside the pages', () => {
  for (const [name, content] of Object.entries({ openapi: document, control: controlDocument })) {
    expect(JSON.parse(built.text(`${name}.json`))).toEqual(JSON.parse(JSON.stringify(content)))
    const { paths } = parse(built.text(`${name}.yaml`)) as typeof document
    expect(Object.keys(paths ?? {})).toEqual(Object.keys(content.paths ?? {}))
  }
})

test('the licences of what the pages hold lie beside them', () => {
  const text = built.text('licences.txt')
  for (const name of ['@redocly/cli', 'minisearch', 'preact', 'msw', '@faker-js/faker']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'))
  }
})

describe('the reference is complete', () => {
  test('it has every operation and the webhook', () => {
    const script = built.text('assets/reference.js')
    for (const { operationId, summary } of [...operationsOf(document), ...webhooksOf(document)]) {
      expect(script).toContain(`"operationId":"${operationId}"`)
      expect(script).toContain(summary)
    }
  })

  test('it shows the life of a payment profile, row by row', () => {
    for (const { event } of life) expect(built.text('assets/reference.js')).toContain(event)
  })

  test('the ledger has every gap with its question, and every fact', () => {
    const articles = built.elements('ledger.html').filter(({ name }) => name === 'article')
    expect(articles.map(({ attributes }) => attributes['id'])).toEqual(allGaps.map(({ id }) => id))
    const items = built
      .elements('ledger.html')
      .flatMap(({ name, attributes }) => (name === 'li' ? (attributes['id'] ?? []) : []))
    expect(items).toEqual(facts.map(({ id }) => id))
  })
})
