/** One element as a page's text has it. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
}

/** Lists the elements of a page, without what scripts and styles hold. */
export function elementsOf(html: string): Element[] {
  const markup = html
    .replaceAll(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, '$1')
    .replaceAll(/<!--[^]*?-->/g, '')
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          unescapeHtml(value),
        ]),
      ),
    }),
  )
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
