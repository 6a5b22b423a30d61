import { OUTCOMES } from '../digest/outcomes.ts'

/** Shows the checks of the outcome that is chosen, and the areas that have one. */
const filters = OUTCOMES.map(
  (outcome) => `
.checks:has(#show-${outcome}:checked) :is(.check:not(.${outcome}), .area:not(:has(.${outcome}))) {
  display: none }`,
).join('')

/**
 * The style sheet of the page: one column, tables that become lists on narrow screens. Its colours are
 * those of `scripts/theme/colours.css`.
 */
export const style = `
:root { color-scheme: light dark;
  --ink: light-dark(#1d2b24, #e7ebe6); --paper: light-dark(#fbfaf6, #161b18);
  --soft: light-dark(#efede3, #232a26); --link: light-dark(#0b5f47, #7fd1b3);
  --quiet: light-dark(#55605a, #a9b3ac); --hair: light-dark(#d9d7cb, #38423c);
  --warn: light-dark(#8a4b00, #f0b866); --good: light-dark(#0b6b3a, #7ed9a3);
  --bad: light-dark(#a3261c, #ff9d92); --method-post: light-dark(#1b51c4, #9cc0ff);
  --code-word: light-dark(#8b2a5b, #f29cc4) }
* { box-sizing: border-box }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 76rem; margin: 0 auto;
  padding: 1rem; color: var(--ink); background: var(--paper); overflow-wrap: anywhere }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0 }
h1.broken { color: var(--bad) } h1.held { color: var(--good) } h1.incomplete { color: var(--warn) }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .5rem;
  border-top: 1px solid var(--hair) }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
.area > summary { margin: .75rem 0 .25rem } .area h3 { display: inline; margin: 0 }
h4 { font-size: 1rem; margin: 1rem 0 .25rem }
p, ul { margin: .5rem 0 }
ul.plain { list-style: none; padding: 0 }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
.soft { color: var(--quiet) }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { background: var(--soft); padding: .6rem .8rem; margin: .25rem 0; border-radius: .4rem;
  white-space: pre-wrap; overflow-wrap: anywhere }
details > summary { cursor: pointer }
table + details { margin-top: .75rem }
dl { margin: .5rem 0 }
dt { color: var(--quiet); font-size: .875rem }
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
.badge.errored { color: var(--code-word) }
.badge.warned, .both { color: var(--warn) }
.badge.observed { color: var(--method-post) }
.badge.passed, .same { color: var(--good) }
.badge.skipped, .badge.blocked, .unseen { color: var(--quiet) }
fieldset { border: 1px solid var(--hair); border-radius: .4rem; display: flex; flex-wrap: wrap;
  gap: .25rem 1.1rem; padding: .5rem .8rem; margin: .75rem 0 }
fieldset label { padding: .25rem 0 }
fieldset label:has(:disabled) { color: var(--quiet) }
.check { border-bottom: 1px solid var(--hair); padding: .4rem 0 }
.check > details > div { padding: .25rem 0 .5rem .8rem }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
caption { text-align: left; color: var(--quiet); padding-bottom: .5rem }
th, td { text-align: left; overflow-wrap: break-word; vertical-align: top;
  padding: .4rem .6rem .4rem 0;
  border-bottom: 1px solid var(--hair) }
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
  tr { border-bottom: 1px solid var(--hair); padding: .5rem 0 }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--quiet) }
  td:empty { display: none }
}
${filters}
`
