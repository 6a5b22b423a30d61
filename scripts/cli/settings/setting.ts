/** One thing that a user may set: by option, environment variable or configuration file. */
export interface Setting<Value = unknown> {
  summary: string
  /** Heading in the help. A setting without one is no option: it is set in the file or the environment. */
  group?: string
  /** Stands for the value in the help; a flag has none. */
  placeholder?: string
  /** May be given several times. */
  isRepeatable?: boolean
  /** The value when nothing is given. */
  fallback: Value
  /** The fallback as the help shows it. */
  fallbackText?: string
  /** Key in the file and, as `SABIA_KEY`, in the environment; the option's name when left out. */
  key?: string
  /** A list or an object in the file: `read` gets it as JSON. */
  isStructured?: boolean
  /** Others must not see it: giving it as an option prints a warning. */
  isSecret?: boolean
  /** Turns the given texts into the value; throws an error that says what is wrong with them. */
  read: (texts: readonly string[], directory: string) => Value
}

/** Settings by the name of their option. */
export type SettingTable = Readonly<Record<string, Setting>>

/** The values of a table's settings. */
export type ValuesOf<Table extends SettingTable> = {
  [Name in keyof Table]: ReturnType<Table[Name]['read']>
}

/** Puts settings under a heading of the help. */
export function group<Table extends SettingTable>(heading: string, table: Table): Table {
  const entries = Object.entries(table)
  return Object.fromEntries(
    entries.map(([name, setting]) => [name, { ...setting, group: heading }]),
  ) as Table
}

/** Gives a setting its own key, for commands that have options of the same name. */
export function keyed<Value>(key: string, setting: Setting<Value>): Setting<Value> {
  return { ...setting, key }
}

/** The key of a setting in a configuration file, in kebab-case. */
export function keyOf(name: string, setting: Setting): string {
  return setting.key ?? name
}

/** The environment variable of a setting: `SABIA_` and its key. */
export function variableOf(name: string, setting: Setting): string {
  return `SABIA_${keyOf(name, setting).toUpperCase().replaceAll('-', '_')}`
}

/** Writes a camel-case name in kebab-case: `clientId` as `client-id`. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
