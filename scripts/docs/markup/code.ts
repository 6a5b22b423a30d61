import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import http from 'highlight.js/lib/languages/http'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import yaml from 'highlight.js/lib/languages/yaml'
import { escapeHtml } from '../../../openapi/text/html.ts'

const LANGUAGES = { bash, http, javascript, json, php, python, typescript, yaml }
for (const [name, language] of Object.entries(LANGUAGES)) {
  highlighter.registerLanguage(name, language)
}

/** The elements that colour code, by the kinds of words that the style sheet knows: `theme/code.css`. */
const ELEMENTS: Readonly<Record<string, string>> = {
  keyword: 'b',
  built_in: 'b',
  literal: 'b',
  number: 'b',
  string: 'i',
  attr: 'i',
  regexp: 'i',
  comment: 'u',
}

/** Shows highlighted code in a box that can be scrolled by keyboard. */
export function toCode(source: string, language: string): string {
  const name = language.split(/[\s,{]/, 1)[0] ?? ''
  const key = `${name}\n${source}`
  const html = highlighted.get(key) ?? highlight(source, name)
  highlighted.set(key, html)
  return `<pre tabindex="0"><code>${html.replaceAll('&quot;', '"').replaceAll(/&#(39|x27);/g, "'")}</code></pre>\n`
}

/** The same samples stand in every language of the pages. */
const highlighted = new Map<string, string>()

function highlight(source: string, language: string): string {
  return highlighter.getLanguage(language) === undefined
    ? escapeHtml(source)
    : shorten(highlighter.highlight(source, { language }).value)
}

/** Code is most of a page of samples: it keeps what has a colour, in few characters. */
function shorten(html: string): string {
  const open: string[] = []
  return html.replaceAll(/<(\/?)span(?: class="hljs-([\w-]+)[^"]*")?>/g, (_tag, end, kind) => {
    if (end === '') open.push(ELEMENTS[kind as string] ?? '')
    const name = end === '' ? open.at(-1) : open.pop()
    return name === '' ? '' : `<${end}${name}>`
  })
}
