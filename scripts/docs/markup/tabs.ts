import { escapeHtml } from '../../../openapi/text/html.ts'

/** One of several texts, of which a reader sees one at a time. */
interface Tab {
  label: string
  html: string
}

/** Tabs of radio buttons: the style sheet shows the chosen one, without a script. */
export function toTabs(tabs: readonly Tab[], title: string): string {
  if (tabs.length < 2) return tabs.map(({ html }) => html).join('')
  const inputs = tabs.map(
    ({ label }, place) =>
      `<input type="radio" name="tab" id="tab-${place}" value="${escapeHtml(label)}" autocomplete="off"${place === 0 ? ' checked' : ''}><label for="tab-${place}">${escapeHtml(label)}</label>`,
  )
  return `<div class="tabs" role="radiogroup" aria-label="${escapeHtml(title)}">
${inputs.join('\n')}
${tabs.map(({ html }) => `<div class="pane">${html}</div>`).join('\n')}
</div>`
}
