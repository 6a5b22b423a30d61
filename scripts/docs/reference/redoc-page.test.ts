import { beforeAll, describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document } from '../../openapi/generated/document.ts'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { life } from '../../mocks/payer/life.ts'
import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/temporary-folder.ts'
import { writeReference } from './reference.ts'

const folder = createTemporaryFolder()
let html = ''

beforeAll(async () => {
  await writeReference(packageFolder(), folder)
  html = readFileSync(join(folder, 'index.html'), 'utf8')
}, 60_000)

test('the reference shows the life of a payment profile, row by row', () => {
  for (const { event } of life) expect(html).toContain(event)
  expect(html).toContain('Life of a payment profile')
})

describe('the reference is offline', () => {
  test('a browser is told to load nothing', () => {
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? []
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/https?:|'self'|\*/)
    expect(html.indexOf(policy)).toBeLessThan(html.search(/<(script|style|link|img)\b/))
  })

  test('it has no script, style, font or image of elsewhere', () => {
    const markup = html.replaceAll(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1')
    expect(markup).not.toMatch(/<(script|img|iframe|source|embed|object)\b[^>]*\b(src|data)=/i)
    expect(markup).not.toMatch(/<link\b/i)
    expect(markup).not.toMatch(/@import|url\(\s*["']?(https?:)?\/\//i)
    expect(html).not.toMatch(/fonts\.(googleapis|gstatic)\.com|cdn\.redoc\.ly/)
  })

  test('it tells nobody that it is read', () => {
    expect(html).toContain('"disableTelemetry":true')
  })

  test('it is below 5 MB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000)
  })

  test('its charset is where browsers look for it', () => {
    expect(html.slice(0, 1024)).toContain('<meta charset="utf-8">')
  })
})

test('the documents of the API and of the control API lie beside it', () => {
  for (const [name, content] of Object.entries({ openapi: document, control: controlDocument })) {
    const text = readFileSync(join(folder, `${name}.json`), 'utf8')
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(content)))
    const { paths } = parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as typeof document
    expect(Object.keys(paths ?? {})).toEqual(Object.keys(content.paths ?? {}))
  }
})

describe('the reference is complete', () => {
  test('it has every operation and the webhook', () => {
    for (const { operationId, summary } of [...operationsOf(document), ...webhooksOf(document)]) {
      expect(html).toContain(`"operationId":"${operationId}"`)
      expect(html).toContain(summary)
    }
  })

  test('it has every rule code', () => {
    for (const code of ['SB404', 'SB344', 'PPMT01', 'PPMT02', 'PPS01']) expect(html).toContain(code)
  })

  test('it has every named error', () => {
    const names = Object.keys(document.components?.examples ?? {})
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect(html).toContain(`"${name}"`)
  })

  test('it has every scope', () => {
    const scheme = document.components?.securitySchemes?.['OAuth2']
    const flow = scheme !== undefined && 'flows' in scheme && scheme.flows.clientCredentials
    const scopes = Object.keys(flow ? flow.scopes : {})
    expect(scopes).toHaveLength(8)
    for (const scope of scopes) expect(html).toContain(scope)
  })

  test('it has every gap with its question, and every fact', () => {
    for (const { id, question } of allGaps) {
      const heading = `### ${id}: ${question.replaceAll('`', '')}`
      expect(html).toContain(JSON.stringify(heading).slice(1, -1))
    }
    for (const { id, fact } of facts) {
      expect(html).toContain(`**${id}**`)
      expect(html).toContain(JSON.stringify(fact).slice(1, -1))
    }
  })
})
