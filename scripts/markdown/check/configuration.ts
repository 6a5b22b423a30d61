import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSite, type FaultRule } from '../../../mocks/index.ts'
import { CONFIGURATION_FILE, readConfiguration } from '../../cli/settings/read-configuration.ts'
import { resolveSettings } from '../../cli/settings/resolve-settings.ts'
import { mockSettings } from '../../cli/settings/settings.ts'

/** @throws Error when `sabia mock` would refuse such a configuration file. */
export async function checkConfiguration(text: string): Promise<void> {
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
