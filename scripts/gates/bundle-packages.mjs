// A transform of Jest. Every suite loads its modules anew, and two packages alone are 640 modules,
// of which the site uses a few functions: a file that imports them gets these functions written in.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'

// What the written code depends on besides the file: this one, and the packages' versions.
const basis = ['bundle-packages.mjs', '../../package-lock.json'].map((name) =>
  readFileSync(new URL(name, import.meta.url)),
)

// Our own modules stay apart: each is loaded once, whoever imports it.
const apart = {
  name: 'apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, importer }) =>
      importer.includes('/node_modules/') ? undefined : { path, external: true },
    ),
}

export default {
  getCacheKey: (text, file, { configString }) => {
    const hash = createHash('sha1')
    for (const part of [...basis, configString, file, text]) hash.update(part)
    return hash.digest('hex')
  },
  processAsync: async (contents, file) => {
    const { outputFiles } = await build({
      stdin: { contents, sourcefile: file, resolveDir: dirname(file), loader: 'ts' },
      bundle: true,
      plugins: [apart],
      format: 'esm',
      target: 'es2022',
      minifyWhitespace: true,
      minifySyntax: true,
      sourcemap: 'inline',
      write: false,
    })
    return { code: outputFiles[0].text }
  },
}
