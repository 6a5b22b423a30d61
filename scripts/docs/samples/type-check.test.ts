import { expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { document } from '../../../openapi/generated/document.ts'
import { packageFolder } from '../../cli/package-folder.ts'
import { createTemporaryFolder } from '../../cli/testing/temporary-folder.ts'
import { toCodeSamples } from './to-code-samples.ts'

test('the TypeScript samples hold to strict types, with nothing but those of Node', () => {
  const folder = createTemporaryFolder()
  const files = [...toCodeSamples(document)].map(([operationId, samples]) => {
    const file = join(folder, `${operationId}.mts`)
    writeFileSync(file, samples.find(({ label }) => label === 'TypeScript')?.source ?? '?')
    return file
  })
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    typeRoots: [join(packageFolder(), 'node_modules/@types')],
    skipLibCheck: true,
  })
  const found = ts.getPreEmitDiagnostics(program)
  expect(found.map(({ messageText }) => messageText)).toEqual([])
}, 60_000)
