import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { referenceFolder } from '../../cli/package-folder.ts'

/** The page that Redocly makes: its markup is its own. */
const REDOC_PAGE = 'redoc.html'

/** The page of the playground. */
export const PLAYGROUND_PAGE = 'playground/index.html'

/**
 * The built folder, which every test here reads. `npm run check:browser` builds it where it is
 * missing or older than a source.
 *
 * @throws Error when it was not built.
 */
export function builtFolder(): string {
  const folder = referenceFolder()
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Error(`Cannot read the reference: ${folder} was not built; run npm run check:browser`)
}

/** Every page of the built folder that is ours, by its path. */
export function builtPages(): string[] {
  const files = readdirSync(builtFolder(), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.html') && file !== REDOC_PAGE)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** One English page of each kind: others of the kind have the same styles and scripts. */
export const KINDS: readonly string[] = [
  'index.html',
  'reference.html',
  'control/addFault.html',
  'operations/createSubscription.html',
  'resources/PaymentProfile.html',
  'guides/webhooks.html',
  'fields.html',
  'ledger.html',
]

/** Of the pages that one generator makes alike, those with all that such a page can have. */
const EXAMPLES: readonly string[] = [
  'control/addFault.html',
  'control/decide.html',
  'pt-BR/index.html',
  'pt-BR/reference.html',
  'pt-BR/operations/createPaymentProfile.html',
  'pt-BR/resources/Subscription.html',
  'pt-BR/guides/webhooks.html',
  'pt-BR/ledger.html',
  'pt-BR/fields.html',
]

/** Every page but those that differ from another one in their words alone. */
export function distinctPages(): string[] {
  return builtPages().filter((page) => EXAMPLES.includes(page) || !/^(pt-BR|control)\//.test(page))
}
