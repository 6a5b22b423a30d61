import { isAbsolute, join } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { LIBRARY_ENTRIES, PEERS } from './entries.ts'

/** Writes one file of type declarations for each entry, with no import but those of the peers. */
export async function writeDeclarations(root: string, output: string): Promise<void> {
  const input = Object.entries(LIBRARY_ENTRIES).map(([name, file]) => [name, join(root, file)])
  const types = await rollup({
    input: Object.fromEntries(input) as Record<string, string>,
    // Ours are named by a relative path and, once found, by an absolute one.
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [dts({ tsconfig: join(root, 'tsconfig.json') })],
  })
  const { output: files } = await types.write({
    dir: output,
    format: 'es',
    chunkFileNames: 'chunks/[name].d.ts',
  })
  await types.close()
  const own = new Set(files.map(({ fileName }) => fileName))
  for (const file of files) {
    const imports = file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []
    const foreign = imports.find((name) => !own.has(name) && !PEERS.includes(name))
    if (foreign !== undefined) {
      throw new Error(
        `Cannot publish ${file.fileName}: its types need ${foreign}, which users do not have; ` +
          'keep that type out of what is exported',
      )
    }
  }
}
