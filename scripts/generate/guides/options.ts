import { type SettingTable, variableOf } from '../../cli/settings/setting.ts'
import { toCode, toTable } from './markdown.ts'

/** The options of a command, with their environment variables and defaults. */
export function toOptionTable(settings: SettingTable): string {
  const rows = Object.entries(settings)
    // A list or an object stands in the configuration file alone.
    .filter(([, { isStructured }]) => isStructured !== true)
    .map(([name, setting]) => {
      const { placeholder, summary, fallbackText = '' } = setting
      const option = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`
      return [toCode(option), summary, toCode(fallbackText), toCode(variableOf(name, setting))]
    })
  return toTable(['option', 'does', 'default', 'environment'], rows)
}
