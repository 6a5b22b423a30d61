import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './run-command.ts'

/** Makes an empty project that has the tarball and an msw installed; returns its folder. */
export async function createProject(parent: string, tarball: string, msw: string): Promise<string> {
  const folder = join(parent, `msw-${msw}`)
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  // An older Node only installs msw 3; a newer one runs it.
  const words = ['install', tarball, `msw@${msw}`, '--no-audit', '--no-fund', '--ignore-scripts']
  await runCommand('npm', [...words, '--engine-strict=false'], folder)
  const script = fileURLToPath(new URL('try-imports.mjs', import.meta.url))
  await copyFile(script, join(folder, 'try-imports.mjs'))
  await writeFile(join(folder, 'try-types.ts'), TYPES)
  return folder
}

/** Each import with its types, as a user writes them. */
const TYPES = `import { createSite, type Profile, type Site } from 'sabia'
import { handlers } from 'sabia/msw'
import { serve, type Served } from 'sabia/node'
import type { Customer, CustomerInput, PaymentProfileEvent, components } from 'sabia/types'

const profile: Profile = { G17: 'absent' }
const site: Site = await createSite({ site: 'demo', seed: 1, customers: 0, profile })
const answer: Response = await site.fetch(new Request('https://demo.example.com/api/customers'))
const count: number = handlers(site, { baseUrl: 'https://demo.example.com' }).length
const served: Served = await serve([site], { port: 0 })
await served.close()
const { id }: Pick<Customer, 'id'> = { id: 1 } satisfies Pick<components['schemas']['Customer'], 'id'>

export const input: CustomerInput = {
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Souza',
  // @ts-expect-error: a misspelt field
  adress: 'Rua das Laranjeiras, 210',
}
export const momentOf = (event: PaymentProfileEvent): string =>
  event.type === 'payment_profile.activated' ? event.data.activated_at : event.timestamp
export const seen: readonly unknown[] = [answer.status, count, id]
`

/** The ways in which users' compilers look up a package. */
export const RESOLUTIONS = {
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  bundler: { module: 'ESNext', moduleResolution: 'Bundler' },
}

/** Checks the types as a strict user does; the declarations of libraries are checked as well. */
export async function tryTypes(
  root: string,
  project: string,
  resolution: keyof typeof RESOLUTIONS,
): Promise<void> {
  const file = join(project, `tsconfig.${resolution}.json`)
  const compilerOptions = {
    ...RESOLUTIONS[resolution],
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: [],
    strict: true,
    noEmit: true,
  }
  await writeFile(file, JSON.stringify({ compilerOptions, files: ['try-types.ts'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  await runCommand(process.execPath, [compiler, '--project', file], project)
}
