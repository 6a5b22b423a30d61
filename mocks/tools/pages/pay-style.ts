/** The looks of the payer's page, over those of every page: a bank's app on a phone. */
export const payStyle = `
  :root { --good: light-dark(#0b6b3a, #7ed9a3); --bad: light-dark(#a3261c, #ff9d92);
    --late: light-dark(#8a4b00, #f0b866); --over: light-dark(#55605a, #a9b3ac);
    --hair: light-dark(#d9d7cb, #38423c) }
  body { max-width: none; padding: 0; background: var(--soft) }
  main { max-width: 27rem; min-height: 100vh; margin: 0 auto; padding: 0 1.25rem 2rem;
    background: var(--paper) }
  .bank { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem;
    margin: 0 -1.25rem; padding: 1rem 1.25rem; color: var(--on-strong); background: var(--strong) }
  .bank strong { font-size: 1.1rem }
  .kind { margin: 1.5rem 0 0; font-weight: 600; color: var(--link) }
  h1 { margin-top: 1.25rem; font-size: 1.45rem }
  .kind + h1 { margin-top: .25rem }
  .amount { margin: 1rem 0; padding: 1rem; text-align: center; background: var(--soft);
    border-radius: .8rem }
  .amount strong { display: block; font-size: 2rem; line-height: 1.2 }
  dl { display: block }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem;
    padding: .6rem 0; border-top: 1px solid var(--hair) }
  dt { font-weight: 400; color: var(--over) }
  dd { font-weight: 600 }
  dd ul { text-align: right }
  .question { position: sticky; bottom: 0; margin: 0 -1.25rem; padding: .75rem 1.25rem;
    background: var(--paper); border-top: 1px solid var(--hair) }
  button { padding: .5rem 1.5rem; border-radius: 2rem }
  .code svg { margin: 1rem auto; width: min(80%, 16rem) }
  .code pre { max-height: 8rem; overflow: auto; font-size: .8rem }
  .code button { width: 100% }
  .outcome { margin: 1.5rem 0; padding: 1.5rem 1rem; text-align: center; color: var(--over);
    border: 2px solid currentcolor; border-radius: 1rem }
  .outcome svg { width: 4.5rem; margin: 0 auto 1rem; padding: .9rem; fill: none;
    stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
    border: 3px solid currentcolor; border-radius: 50% }
  .outcome h1 { margin: 0 0 .5rem }
  .outcome p { margin: 0; color: var(--ink) }
  .is-active { color: var(--good) }
  .is-refused { color: var(--bad) }
  .is-expired { color: var(--late); border-style: dashed }
  .is-canceled { border-style: dotted }
  .end { margin-top: 2rem; font-size: .9rem }`
