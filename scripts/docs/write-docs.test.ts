import { beforeAll, describe, expect, test } from '@jest/globals'
import { gzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document } from '../../openapi/generated/document.ts'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { life } from '../../mocks/world/payment-profile-life.ts'
import { examplesOf } from '../../openapi/operations.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { fieldGroupsOf } from './model/fields.ts'
import { api, control } from './operations/collection.ts'
import { readBuiltFolder, type BuiltFolder } from './testing/built-folder.ts'
import type { Entry } from './search/entry.ts'
import { writeDocs } from './write-docs.ts'

let built: BuiltFolder

beforeAll(async () => {
  const output = createTemporaryFolder()
  await writeDocs(packageFolder(), output)
  built = readBuiltFolder(output)
}, 120_000)

/** Redocly writes this page: its markup is its own. */
const REDOC = 'redoc.html'

const ownPages = () => built.pages.filter((page) => page !== REDOC)

const linksOf = (page: string) =>
  built.elements(page).flatMap(({ name, attributes }) => {
    const { href, src } = attributes
    const link = href ?? src
    return link === undefined || name === 'base' ? [] : [link]
  })

describe('every link leads somewhere', () => {
  test('of the pages', () => {
    const broken = ownPages().flatMap((page) =>
      linksOf(page)
        .filter((link) => !/^(https?:|data:)/.test(link) && !built.resolves(page, link))
        .map((link) => `${page}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  test('of the Markdown beside them', () => {
    const broken = built.files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...built.text(file).matchAll(/\]\(([^)\s]+)\)/g)]
          .map(([, link = '']) => link)
          .filter((link) => !/^(https?:|#)/.test(link))
          .filter((link) => !built.resolves(file, link.replace(/\.md(#.*)?$/, '.html$1')))
          .map((link) => `${file}: ${link}`),
      )
    expect(broken).toEqual([])
  })

  test.each([
    ['en', 'index.html'],
    ['pt-BR', 'pt-BR/index.html'],
  ])('of what the search in %s finds', (language, home) => {
    const [, json = ''] = /= (.*)\n$/.exec(built.text(`assets/search-index.${language}.js`)) ?? []
    const entries = JSON.parse(json) as Entry[]
    const broken = entries.filter(({ url }) => !built.resolves(home, url))
    expect(broken.map(({ url }) => url)).toEqual([])
  })

  test('to an operation on the page that once showed all of them', () => {
    const { operations, webhooks } = api
    for (const { operationId } of [...operations, ...webhooks]) {
      expect(built.resolves('index.html', `reference.html#operation/${operationId}`)).toBe(true)
    }
    for (const { operationId } of control.operations) {
      expect(built.resolves('index.html', `control.html#operation/${operationId}`)).toBe(true)
    }
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
      if (page !== REDOC) expect(policy).not.toContain("'unsafe-inline'")
      expect(html.indexOf(policy)).toBeLessThan(html.search(/<(script|style|link|img)\b/))
      expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
    }
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

  test('the edition by Redoc tells nobody that it is read, and asks for nothing', () => {
    const html = built.text(REDOC)
    expect(html).toContain('"disableTelemetry":true')
    expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/)
  })
})

describe('every page', () => {
  const names = (page: string) => built.elements(page).map(({ name }) => name)

  test('has a title, a language, one first heading and its landmarks', () => {
    for (const page of ownPages()) {
      const found = names(page)
      const count = (name: string) => found.filter((other) => other === name).length
      const has = [count('title') > 0, count('h1'), count('header') > 0, count('nav') > 0]
      expect([page, ...has]).toEqual([page, true, 1, true, true])
      const language = page.startsWith('pt-BR/') ? 'pt-BR' : 'en'
      expect(built.text(page)).toMatch(new RegExp(`<html lang="${language}"[ >]`))
    }
  })

  test('has one main part, which the skip link leads to', () => {
    for (const page of ownPages()) {
      expect([page, names(page).filter((name) => name === 'main')]).toEqual([page, ['main']])
      expect(linksOf(page)).toContain('#main')
    }
  })

  test('gives no id twice', () => {
    for (const page of ownPages()) {
      const ids = built.elements(page).flatMap(({ attributes }) => attributes['id'] ?? [])
      expect([page, ids.filter((id, place) => ids.indexOf(id) !== place)]).toEqual([page, []])
    }
  })

  test('has a title that no other page of its language has', () => {
    for (const folder of ['pt-BR/', '']) {
      const pages = ownPages().filter((page) => page.startsWith('pt-BR/') === (folder !== ''))
      const titles = pages.map((page) => /<title>(.*?)<\/title>/.exec(built.text(page))?.[1])
      expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
    }
  })

  test('is there in each language, and as Markdown', () => {
    for (const page of ownPages()) {
      expect(built.files).toContain(page.replace(/\.html$/, '.md'))
      if (!page.startsWith('pt-BR/')) expect(built.files).toContain(`pt-BR/${page}`)
    }
  })

  test('is smaller than 100 kB as it is sent', () => {
    for (const page of ownPages()) {
      const bytes = gzipSync(built.text(page)).byteLength
      expect([page, bytes < 100_000]).toEqual([page, true])
    }
  })

  test('leads to every part, and has the search', () => {
    for (const page of ownPages()) {
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
  for (const name of ['b', 'i', 'u']) expect(css).toMatch(new RegExp(`pre ${name}\\{color:`))
  expect(built.text('guides/webhooks.html')).toMatch(/<b>(const|import)<\/b>/)
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

describe('the page of an operation', () => {
  const names = [...api.operations, ...api.webhooks].map((operation) => {
    return [operation.operationId, operation] as const
  })

  test.each(names)('%s has its fields, answers, errors and examples', (id, operation) => {
    const page = `operations/${id}.html`
    const ids = new Set(built.elements(page).map(({ attributes }) => attributes['id']))
    for (const { name } of operation.parameters) expect(ids).toContain(`parameter-${name}`)
    if (id === 'paymentProfileUpdated') return
    for (const status of Object.keys(operation.responses)) expect(ids).toContain(`status-${status}`)
    for (const { status, name } of examplesOf(operation)) {
      expect(ids).toContain(`example-${name}`)
      if (status >= 400) expect(ids).toContain(name)
    }
  })

  test.each(names.slice(0, -1))('%s leads to its form, and has its samples', (id, operation) => {
    const html = built.text(`operations/${id}.html`)
    expect(html).toContain(`href="../playground/index.html#${id}"`)
    for (const label of ['curl', 'TypeScript', 'Python', 'PHP']) {
      expect(html).toContain(`>${label}</label>`)
    }
    for (const scope of operation.scopes ?? []) expect(html).toContain(`fields.html#${scope}`)
  })

  test('shows no regular expression', () => {
    const fields = fieldGroupsOf(document).flatMap(({ fields: own }) => own)
    expect(fields.length).toBeGreaterThan(100)
    for (const page of ownPages()) {
      expect(built.text(page)).not.toMatch(/<code>[^<]*(\[0-9|\\S)/)
    }
  })
})

test.each(control.operations.map((operation) => [operation.operationId, operation] as const))(
  'the page of the control call %s says its errors by code and text',
  (id, operation) => {
    const page = built.text(`control/${id}.html`)
    expect(page).not.toMatch(/\[object Object\]|Cause: \./)
    if (!('401' in operation.responses)) return
    expect(page).toContain('<code>unauthorized</code></a> The control token is missing or wrong')
  },
)

describe('the reference is complete', () => {
  test('it shows the life of a payment profile, row by row', () => {
    const page = built.text('resources/PaymentProfile.html')
    for (const { event } of life) expect(page).toContain(event)
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
