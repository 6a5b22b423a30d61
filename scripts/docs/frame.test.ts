import { expect, test } from '@jest/globals'
import { toDocsPage } from './frame.ts'

test('words with signs of HTML stay words', () => {
  const page = toDocsPage({
    path: 'guides/a.html',
    title: '<Errors> & "more"',
    description: '"quoted" <b>',
    body: '<h1>A</h1>',
  })
  expect(page).toContain('<title>&lt;Errors&gt; &amp; &quot;more&quot; · Sabiá</title>')
  expect(page).toContain('<meta name="description" content="&quot;quoted&quot; &lt;b&gt;">')
})

test('style sheets and scripts are found from where the page lies', () => {
  const page = toDocsPage({
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
