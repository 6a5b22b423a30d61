import { expect, test } from '@jest/globals'
import { createEdition, viewOf } from './edition.ts'
import { toDocsPage, type DocsPage } from './frame.ts'

const write = (page: DocsPage, language: 'en' | 'pt-BR' = 'en') =>
  toDocsPage(page, viewOf(createEdition(language), page.path))

test('words with signs of HTML stay words', () => {
  const page = write({
    path: 'guides/a.html',
    title: '<Errors> & "more"',
    description: '"quoted" <b>',
    body: '<h1>A</h1>',
  })
  expect(page).toContain('<title>&lt;Errors&gt; &amp; &quot;more&quot; · Sabiá</title>')
  expect(page).toContain('<meta name="description" content="&quot;quoted&quot; &lt;b&gt;">')
})

test('style sheets and scripts are found from where the page lies', () => {
  const page = write({
    path: 'guides/a.html',
    title: 'A',
    description: 'A.',
    body: '',
    styles: ['guides/own.css'],
    scripts: ['playground/own.js'],
  })
  expect(page).toContain('<link rel="stylesheet" href="../assets/site.css">')
  expect(page).toContain('<link rel="stylesheet" href="own.css">')
  expect(page).toContain('<script src="../playground/own.js" defer></script>')
})

test('a page of another language lies in its folder, and shares scripts and styles', () => {
  const page = write({ path: 'guides/a.html', title: 'A', description: 'A.', body: '' }, 'pt-BR')
  expect(page).toContain('<html lang="pt-BR">')
  expect(page).toContain('<link rel="stylesheet" href="../../assets/site.css">')
  expect(page).toContain('<a href="../ledger.html">')
  expect(page).toContain('<link rel="alternate" hreflang="en" href="../../guides/a.html">')
  expect(page).toContain('<link rel="alternate" hreflang="pt-BR" href="a.html">')
})

test('only the English home page leads a first reader to the own language', () => {
  const greets = (path: string, language: 'en' | 'pt-BR') =>
    write({ path, title: 'A', description: 'A.', body: '' }, language).includes('data-greets=')
  expect(greets('index.html', 'en')).toBe(true)
  expect(greets('index.html', 'pt-BR')).toBe(false)
  expect(greets('ledger.html', 'en')).toBe(false)
})
