import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../cli/package-folder.ts'
import { bundlePlayground } from '../docs/playground/bundle.ts'
import { playgroundPage } from '../docs/playground/page.ts'

/** The strictest policy that the page has to do with. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
  "img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'"

/** Colours as the frame of the published pages has them. */
const COLOURS = `
  :root { color-scheme: light dark; --ink: #1d2b24; --paper: #fbfaf6; --soft: #efede3;
    --link: #0b5f47; --line: #8b9189; --strong: #0b5f47; --on-strong: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e7ebe6; --paper: #161b18; --soft: #232a26; --link: #7fd1b3; --line: #77827b;
      --strong: #7fd1b3; --on-strong: #10201a }
  }
  * { box-sizing: border-box }
  body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
  main { padding: 1rem }
  a { color: var(--link) }`

/** Writes the playground's folder into another one, in a frame of its own. */
export async function writePlayground(output: string): Promise<void> {
  const folder = join(output, 'playground')
  mkdirSync(folder, { recursive: true })
  await bundlePlayground(packageFolder(), folder)
  writeFileSync(join(output, 'frame.css'), COLOURS)
  const sheets = ['frame.css', ...playgroundPage.styles]
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${playgroundPage.title}</title><link rel="icon" href="data:,">
${sheets.map((sheet) => `<link rel="stylesheet" href="../${sheet}">`).join('\n')}
${playgroundPage.scripts.map((script) => `<script src="../${script}" defer></script>`).join('\n')}
</head><body><main id="main">${playgroundPage.body}</main></body></html>`,
  )
}
