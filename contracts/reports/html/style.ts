import { OUTCOMES } from '../digest/outcomes.ts'

/** Shows the checks of the outcome that is chosen, and the areas that have one. */
const filters = OUTCOMES.map(
  (outcome) => `
.checks:has(#show-${outcome}:checked) :is(.check:not(.${outcome}), .area:not(:has(.${outcome}))) {
  display: none }`,
).join('')

/** The style sheet of the page: one column, tables that become lists on narrow screens. */
export const style = `
:root { color-scheme: light dark;
  --text: #1d2b24; --page: #fbfaf6; --soft: #55605a; --line: #d8d5c8; --box: #f0eee4;
  --good: #0b5f47; --bad: #a01818; --warn: #7a4b00; --note: #1b4c88; --odd: #7a1f6b }
@media (prefers-color-scheme: dark) { :root {
  --text: #e4eae6; --page: #131916; --soft: #a5b1aa; --line: #37423c; --box: #1e2722;
  --good: #7fd1b0; --bad: #ff9d92; --warn: #f0c069; --note: #9cc6ff; --odd: #f0a8e2 } }
* { box-sizing: border-box }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 76rem; margin: 0 auto;
  padding: 1rem; color: var(--text); background: var(--page); overflow-wrap: anywhere }
a { color: var(--good) }
:focus-visible { outline: 3px solid var(--note); outline-offset: 2px }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0 }
h1.broken { color: var(--bad) } h1.held { color: var(--good) } h1.incomplete { color: var(--warn) }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .5rem;
  border-top: 1px solid var(--line) }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
h4 { font-size: 1rem; margin: 1rem 0 .25rem }
p, ul { margin: .5rem 0 }
ul.plain { list-style: none; padding: 0 }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
.soft { color: var(--soft) }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { background: var(--box); padding: .6rem .8rem; margin: .25rem 0; border-radius: .4rem;
  white-space: pre-wrap; overflow-wrap: anywhere }
details > summary { cursor: pointer }
table + details { margin-top: .75rem }
dl { margin: .5rem 0 }
dt { color: var(--soft); font-size: .875rem }
dd { margin: 0 0 .4rem }
.shortfall h2 { border: 0; margin-top: 0 }
.finding dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
.finding dt { padding-top: .1rem }
.violation, .shortfall { border-left: 4px solid var(--bad); padding-left: .8rem; margin: 1rem 0 }
.finding { margin: .75rem 0 }
.finding .received { color: var(--bad) }
.badge { display: inline-block; min-width: 5.2rem; text-align: center; font-size: .8125rem;
  font-weight: 600; border: 1px solid; border-radius: .3rem;
  padding: 0 .35rem; margin-right: .4rem }
.badge.failed, .different, .broken td.sum { color: var(--bad) }
.badge.errored { color: var(--odd) }
.badge.warned, .both { color: var(--warn) }
.badge.observed { color: var(--note) }
.badge.passed, .same { color: var(--good) }
.badge.skipped, .badge.blocked, .unseen { color: var(--soft) }
fieldset { border: 1px solid var(--line); border-radius: .4rem; display: flex; flex-wrap: wrap;
  gap: .25rem 1.1rem; padding: .5rem .8rem; margin: .75rem 0 }
fieldset label { padding: .25rem 0 }
fieldset label:has(:disabled) { color: var(--soft) }
.check { border-bottom: 1px solid var(--line); padding: .4rem 0 }
.check > details > div { padding: .25rem 0 .5rem .8rem }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
caption { text-align: left; color: var(--soft); padding-bottom: .5rem }
th, td { text-align: left; overflow-wrap: break-word; vertical-align: top;
  padding: .4rem .6rem .4rem 0;
  border-bottom: 1px solid var(--line) }
th { font-weight: 600 } tbody th { min-width: 3.5rem; overflow-wrap: anywhere }
td.site { overflow-wrap: anywhere; min-width: 14rem }
td code { overflow-wrap: anywhere }
.coverage thead th { font-size: .8125rem; vertical-align: bottom }
.coverage td.cell { font-variant-numeric: tabular-nums; white-space: nowrap; min-width: 3.5rem }
.coverage td.hit { color: var(--bad); font-weight: 700 }
@media (max-width: 72rem) {
  table, tbody, tr, th, td, caption { display: block }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  th, td { border: 0; padding: .1rem 0 }
  tr { border-bottom: 1px solid var(--line); padding: .5rem 0 }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--soft) }
  td:empty { display: none }
}
${filters}
`
