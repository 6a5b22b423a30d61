import { describe, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { languages } from '../../openapi/text/language.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { guides } from './blocks.ts'

const root = packageFolder()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const names = guides.map((file) => basename(file))

describe.each(Object.keys(languages).filter((tag) => tag !== 'en'))('%s', (language) => {
  const folder = `openapi/guides/${language}`
  const translated = names.filter((name) => existsSync(join(root, folder, name)))

  test('every guide is translated, and no other file is there', () => {
    expect(readdirSync(join(root, folder)).sort()).toEqual([...names].sort())
  })

  test.each(translated)('%s translates what the English guide says now', (name) => {
    const hash = createHash('sha256')
      .update(withoutGenerated(read(`openapi/guides/${name}`)))
      .digest('hex')
    const [first] = read(`${folder}/${name}`).split('\n', 1)
    expect(first).toBe(`<!-- translates ${name} at ${hash.slice(0, 12)} -->`)
  })

  test.each(translated)(
    '%s has the sections, tables and generated regions of the English one',
    (name) => {
      const [own, english] = [read(`${folder}/${name}`), read(`openapi/guides/${name}`)]
      for (const part of [/^#+ /gm, /<!-- generated:[\w-]+ -->/g, /^\|(?:---\|)+$/gm]) {
        expect(toProse(own).match(part)).toEqual(toProse(english).match(part))
      }
    },
  )

  // The English blocks are run; a reader of the other language has to see the same.
  test.each(translated)('%s has the code of the English one, comments aside', (name) => {
    expect(codeOf(read(`${folder}/${name}`))).toEqual(codeOf(read(`openapi/guides/${name}`)))
  })

  test.each(translated)(
    '%s has the links of the English one, and each leads to a section',
    (name) => {
      const own = linksOf(read(`${folder}/${name}`))
      const english = linksOf(read(`openapi/guides/${name}`))
      const toPage = ([page, anchor]: readonly [string, string]) =>
        page.endsWith('.html') ? `${page}#${anchor}` : page
      expect(own.map(toPage).sort()).toEqual(english.map(toPage).sort())
      for (const [page, anchor] of own) {
        if (anchor === '' || page.endsWith('.html') || page.startsWith('https:')) continue
        const target = join(folder, page === '' ? name : page)
        expect([target, anchorsOf(target)]).toEqual([target, expect.arrayContaining([anchor])])
        expect(dirname(target)).toBe(folder)
      }
    },
  )
})

/** A text without the insides of its code blocks, whose lines may look like headings. */
function toProse(markdown: string): string {
  return markdown.replaceAll(/^(`{3,})[^]*?^\1$/gm, '')
}

/** What is written by hand: the rest follows from it in both languages. */
function withoutGenerated(markdown: string): string {
  return markdown.replaceAll(/<!-- generated:[^]*?<!-- \/generated -->/g, '')
}

/** The blocks outside generated regions by language and text, without comments and texts of diagrams. */
function codeOf(markdown: string): string[] {
  const own = withoutGenerated(markdown)
  return [...own.matchAll(/^(`{3,})([\w-]*)\n([^]*?)^\1$/gm)].map(
    ([, , language = '', text = '']) => `${language}\n${withoutComments(language, text)}`,
  )
}

const COMMENTS: Readonly<Record<string, RegExp>> = {
  js: /\/\*\*[^]*?\*\/|\/\/ .*$/gm,
  ts: /\/\*\*[^]*?\*\/|\/\/ .*$/gm,
  php: /\/\*\*[^]*?\*\/|\/\/ .*$/gm,
  python: /"""[^]*?"""|# .*$/gm,
  sh: /# .*$/gm,
  yaml: /# .*$/gm,
  mermaid: /(?<=(?: as|:) ).*$/gm,
}

function withoutComments(language: string, text: string): string {
  const comments = COMMENTS[language]
  return comments === undefined ? text : text.replaceAll(comments, '')
}

/** Page and anchor of each link. */
function linksOf(markdown: string): (readonly [string, string])[] {
  const own = withoutGenerated(toProse(markdown))
  return [...own.matchAll(/\]\(([^)\s#]*)#?([^)\s]*)\)/g)].map(
    ([, page = '', anchor = '']) => [page, anchor] as const,
  )
}

/** The anchors of a file's headings, as GitHub and the reference make them. */
function anchorsOf(file: string): string[] {
  return [...toProse(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
