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

/** Shows highlighted code in a box that can be scrolled by keyboard. */
export function toCode(source: string, language: string): string {
  const name = language.split(/[\s,{]/, 1)[0] ?? ''
  const html =
    highlighter.getLanguage(name) === undefined
      ? escapeHtml(source)
      : highlighter.highlight(source, { language: name }).value
  return `<pre tabindex="0"><code>${html}</code></pre>\n`
}
