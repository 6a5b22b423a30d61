import { dirname, join } from 'node:path'
import ts from 'typescript'
import type { Block } from '../read/blocks.ts'

/** Where the types of what blocks import come from, besides the packages. */
const PATHS = {
  sabia: ['./mocks/index.ts'],
  'sabia/msw': ['./mocks/adapters/msw.ts'],
  'sabia/node': ['./mocks/adapters/node.ts'],
  'sabia/control': ['./mocks/control/client/client.ts'],
  'sabia/contract': ['./contracts/index.ts'],
  vitest: ['./scripts/markdown/stand-ins/vitest.ts'],
  '@playwright/test': ['./scripts/markdown/stand-ins/playwright.ts'],
}

/**
 * Checks the types of TypeScript blocks, against the sources of the package. Gives the faults by the
 * line of their block; a block without fault has an empty list.
 */
export function findTypeFaults(
  root: string,
  files: Readonly<Record<string, readonly Block[]>>,
): Map<string, string[]> {
  const sources = new Map<string, { place: string; text: string }>()
  for (const [file, blocks] of Object.entries(files)) {
    for (const { language, text, line, directive } of blocks) {
      if (language !== 'ts') continue
      const name = directive?.verb === 'file' ? directive.word : `block-${line}.ts`
      // Nobody has such a folder: the blocks are given from memory.
      const path = join(root, 'scripts/markdown/blocks', file.replaceAll(/\W/g, '-'), name)
      sources.set(path, { place: `${file}:${line}`, text })
    }
  }
  const faults = new Map([...sources.values()].map(({ place }) => [place, [] as string[]]))
  const program = createProgram(root, sources)
  for (const [path, { place }] of sources) {
    const source = program.getSourceFile(path)
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
    faults.get(place)?.push(...found.map(toSentence))
  }
  return faults
}

function createProgram(root: string, sources: ReadonlyMap<string, { text: string }>): ts.Program {
  const options: ts.CompilerOptions = {
    ...readOptions(root),
    paths: PATHS,
    // A block shows a beginning: what it makes is used by the reader.
    noUnusedLocals: false,
    moduleDetection: ts.ModuleDetectionKind.Force,
  }
  const disk = ts.createCompilerHost(options)
  const folders = [...sources.keys()].map((path) => `${dirname(path)}/`)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => sources.has(path) || disk.fileExists(path),
    readFile: (path) => sources.get(path)?.text ?? disk.readFile(path),
    directoryExists: (path) =>
      folders.some((folder) => folder.startsWith(`${path}/`)) ||
      (disk.directoryExists?.(path) ?? true),
    getSourceFile: (path, language, ...rest) => {
      const text = sources.get(path)?.text
      return text === undefined
        ? disk.getSourceFile(path, language, ...rest)
        : ts.createSourceFile(path, text, language)
    },
  }
  return ts.createProgram([...sources.keys()], options, host)
}

function readOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { compilerOptions } = config as { compilerOptions: object }
  return ts.convertCompilerOptionsFromJson(compilerOptions, root).options
}

function toSentence({ messageText, start, file }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ')
  const line =
    file === undefined || start === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line
  return `line ${line + 1} of the block: ${text}`
}
