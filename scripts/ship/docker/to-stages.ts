import { readDockerfile, toWords, type Instruction } from './read-dockerfile.ts'

/** One stage of a Dockerfile: the instructions from one FROM to the next. */
export interface Stage {
  /** What others call it; its number where it has no name. */
  name: string
  /** The image that it begins with. */
  base: string
  instructions: readonly Instruction[]
}

/** What a container of the last stage begins with. */
export interface ImageSettings {
  environment: Readonly<Record<string, string>>
  labels: Readonly<Record<string, string>>
  user: string
  workingFolder: string
  ports: readonly string[]
  health: readonly string[]
  entrypoint: readonly string[]
  command: readonly string[]
}

/** Reads a Dockerfile as stages; the last one is the image. */
export function toStages(text: string): Stage[] {
  const stages: (Stage & { instructions: Instruction[] })[] = []
  for (const instruction of readDockerfile(text)) {
    if (instruction.name === 'FROM') {
      const [base = '', , name = String(stages.length)] = toWords(instruction.text)
      stages.push({ name, base, instructions: [] })
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error('Cannot read the Dockerfile: it begins with no FROM')
    stage.instructions.push(instruction)
  }
  return stages
}

/** The last stage of a Dockerfile: the image. */
export function toImage(stages: readonly Stage[]): Stage {
  const last = stages.at(-1)
  if (last === undefined) throw new Error('Cannot read the Dockerfile: it has no FROM')
  return last
}

/** Reads what a stage settles for its containers. */
export function toSettings({ instructions }: Stage): ImageSettings {
  const values: Record<string, string> = {}
  const environment: Record<string, string> = {}
  const labels: Record<string, string> = {}
  const ports: string[] = []
  const last: Record<string, string> = {}
  for (const { name, text } of instructions) {
    const words = text.startsWith('[') ? [] : toWords(text)
    const pairs = Object.fromEntries(words.map((word) => word.split(/=(.*)/s, 2)))
    const filled = Object.fromEntries(
      Object.entries(pairs).map(([key, value = '']) => [key, fillIn(String(value), values)]),
    )
    // Docker fills in nothing where a command stands.
    last[name] = ['USER', 'WORKDIR'].includes(name) ? fillIn(text, values) : text
    if (name === 'ARG' || name === 'ENV') Object.assign(values, filled)
    if (name === 'ENV') Object.assign(environment, filled)
    if (name === 'LABEL') Object.assign(labels, filled)
    if (name === 'EXPOSE') ports.push(...words)
  }
  return {
    environment,
    labels,
    ports,
    user: last['USER'] ?? 'root',
    workingFolder: last['WORKDIR'] ?? '/',
    health: toWords((last['HEALTHCHECK'] ?? '').replace(/^CMD\s+/, '')),
    entrypoint: toWords(last['ENTRYPOINT'] ?? ''),
    command: toWords(last['CMD'] ?? ''),
  }
}

/** A name of ours in capitals alone: the code of the health check has dollars of its own. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$([A-Z_]+)|\$\{([A-Z_]+)\}/g, (whole, plain, braced) => {
    return values[plain ?? braced] ?? whole
  })
}
