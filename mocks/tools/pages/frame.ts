import { escapeHtml } from '../../../openapi/text/html.ts'
import type { Language } from '../../../openapi/text/language.ts'

/** Content of a page. */
export interface PageContent {
  title: string
  /** English by default. */
  language?: Language
  /** Rules of a style sheet over those of every page. */
  style?: string
  /** HTML of everything between head and end. */
  body: string
  status?: number
  headers?: Readonly<Record<string, string>>
  /** Files of the same origin that the page loads; none by default. */
  files?: { readonly styles: readonly string[]; readonly scripts: readonly string[] }
}

const STYLE = `
  :root { color-scheme: light dark; --ink: #1d2b24; --paper: #fbfaf6; --soft: #efede3;
    --link: #0b5f47; --line: #8b9189; --strong: #0b5f47; --on-strong: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e7ebe6; --paper: #161b18; --soft: #232a26; --link: #7fd1b3; --line: #77827b;
      --strong: #7fd1b3; --on-strong: #10201a }
  }
  * { box-sizing: border-box }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem;
    color: var(--ink); background: var(--paper); overflow-wrap: anywhere }
  h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0 }
  h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
  a { color: var(--link) }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
  code, pre { font: .9rem/1.5 ui-monospace, monospace }
  pre { background: var(--soft); padding: .75rem 1rem; border-radius: .4rem; white-space: pre-wrap }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0 }
  dt { font-weight: 600 }
  dd { margin: 0 }
  dd ul { margin: 0; padding: 0; list-style: none }
  svg { display: block; width: min(100%, 18rem); height: auto; margin: 1rem 0; border-radius: .4rem }
  .question { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 }
  .question button { flex: 1 1 9rem }
  button { min-height: 3rem; font: inherit; font-weight: 600; color: var(--ink);
    background: var(--soft); border: 2px solid var(--line); border-radius: .5rem; cursor: pointer }
  button.first { color: var(--on-strong); background: var(--strong); border-color: var(--strong) }
  .note { border-left: .3rem solid var(--strong); background: var(--soft); padding: .75rem 1rem;
    margin: 1rem 0; border-radius: 0 .4rem .4rem 0 }`

/** The hash of each style sheet: a policy names the one of its page. */
const hashes = new Map<string, Promise<string>>()

/** Returns a page that can't be framed. It loads nothing and runs no script, but what `files` names. */
export async function toPage(content: PageContent): Promise<Response> {
  const { title, body, status = 200, headers = {}, files, language = 'en' } = content
  const style = STYLE + (content.style ?? '')
  const links = [
    ...(files?.styles ?? []).map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">\n`),
    ...(files?.scripts ?? []).map((path) => `<script src="${escapeHtml(path)}" defer></script>\n`),
  ]
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${links.join('')}<main>
${body}
</main>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': toPolicy(await hashOf(style), files !== undefined),
      // Not no-referrer: with it a browser calls a form's origin "null".
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/** A few different ones: each page has the same rules every time. */
function hashOf(style: string): Promise<string> {
  const known = hashes.get(style) ?? hashStyle(style)
  hashes.set(style, known)
  return known
}

async function hashStyle(style: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

function toPolicy(hash: string, hasFiles: boolean): string {
  const files = hasFiles ? " 'self'; script-src 'self'; connect-src 'self'" : ''
  return (
    `default-src 'none'; style-src ${hash}${files}; img-src data:; form-action 'self'; ` +
    "base-uri 'none'; frame-ancestors 'none'"
  )
}
