import { toShared, viewOf, type Edition } from '../edition.ts'
import type { DocsPage } from '../frame.ts'
import { toRelative } from '../links.ts'

/** The page of the console with a site inside, or at the mock that serves it. */
export function playgroundPage(edition: Edition): DocsPage {
  const view = viewOf(edition, 'playground/index.html')
  const { playground } = edition.words
  const link = (path: string, words: string) =>
    `<a href="${toRelative(view.path, path)}">${words}</a>`
  return {
    path: view.path,
    title: playground.title,
    description: playground.description,
    body: `<h1>${playground.title}</h1>
<p>${playground.lead}</p>
<div id="console" data-files="${toShared(view, 'playground/yaml.js').replace('yaml.js', '')}">
<p>${playground.starts(
      link('guides/first-call.html', playground.guides),
      link('fields.html', playground.everyField),
      link('ledger.html', playground.theLedger),
    )}</p>
</div>`,
    styles: ['playground/console.css'],
    scripts: ['playground/shared.js', 'playground/playground.js'],
  }
}
