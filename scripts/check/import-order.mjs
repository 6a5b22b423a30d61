// A rule for the linter: which folder may import from which. CONTRIBUTING.md has the same order as a map.
import { posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Folders and files, in order. Each imports from its own folder and from rows above its own; folders
 * of one row don't know each other.
 */
const ORDERS = {
  '': [['openapi'], ['mocks'], ['contracts'], ['scripts']],
  mocks: [
    ['shared'],
    ['world', 'pix'],
    ['clock'],
    ['seed', 'oauth'],
    ['payer', 'webhooks'],
    ['operations'],
    ['http'],
    ['background.ts'],
    ['tools'],
    ['state'],
    ['control'],
    ['site-interface.ts', 'site-options.ts'],
    ['site.ts'],
    ['sites.ts'],
    ['index.ts'],
    ['adapters'],
  ],
  contracts: [
    ['model', 'suite-version.ts'],
    ['http'],
    ['engine'],
    ['steps'],
    ['checks'],
    ['observations'],
    ['all-checks.ts'],
    ['run', 'ledger', 'reports', 'targets'],
    ['run-contract.ts'],
    ['independent'],
    ['plan', 'proof'],
    ['index.ts'],
  ],
}

/** Who may import types from a later row: tools know a site, which `site.ts` makes with them. */
const TYPES = {
  'site.ts': ['tools', 'state', 'control'],
  'sites.ts': ['tools', 'state', 'control', 'site-interface.ts', 'site.ts'],
}

/** A site written from the spec alone: it knows nothing of ours, and only its judge knows it. */
const ALONE = 'independent'
const JUDGES =
  /^(contracts\/proof\/(independent-site|judge|departures)|scripts\/judge\/main)(\.test)?\.ts$/

/** Tests use everything of their part. */
const TEST = /\.(test|fixture)\.ts$|^(mocks\/laws|contracts\/testing)\//

/**
 * What is wrong with an import; undefined if it is allowed.
 *
 * @param {string} file path from the repository's root
 * @param {string} source what it imports, as written
 * @param {boolean} isType whether it imports types only
 */
export function findFault(file, source, isType = false) {
  const [part, place] = file.split('/')
  const isTest = TEST.test(file)
  if (!source.startsWith('.')) {
    const isPlatform = /^(node:|msw\b|@hono\/)/.test(source)
    return part === 'mocks' && place !== 'adapters' && !isTest && isPlatform
      ? 'Only mocks/adapters/ imports Node and msw.'
      : undefined
  }
  const [part2, place2] = posix.join(posix.dirname(file), source).split('/')
  if (place === ALONE && place2 !== ALONE) return 'contracts/independent/ imports nothing of ours.'
  if (place2 === ALONE && place !== ALONE && !JUDGES.test(file)) {
    return 'Only its judge imports contracts/independent/.'
  }
  if (part !== part2) {
    if (part === 'contracts' && part2 === 'mocks' && place !== 'targets') {
      return 'In contracts/, only targets/ imports mocks/.'
    }
    const isOurs = [part, part2].every((name) => ORDERS[''].flat().includes(name))
    return isOurs ? compare(ORDERS[''], part, part2) : undefined
  }
  if (isTest || !(part in ORDERS) || place === place2) return undefined
  if (isType && TYPES[place2]?.includes(place)) return undefined
  return compare(ORDERS[part], place, place2)
}

function compare(rows, from, to) {
  const [own, other] = [from, to].map((name) => rows.findIndex((row) => row.includes(name)))
  if (own === -1 || other === -1) {
    return `${own === -1 ? from : to} has no place in the order; give it one in scripts/check/import-order.mjs.`
  }
  if (other < own) return undefined
  const order = rows.map((row) => row.join(', ')).join(' <- ')
  return `${from} can't import from ${to}. The order is ${order}.`
}

/** The plugin for oxlint. */
export default {
  meta: { name: 'sabia' },
  rules: {
    'import-order': {
      create(context) {
        const file = relative(root, context.filename).split(sep).join('/')
        const check = ({ source, importKind, exportKind }) => {
          if (source === null) return
          const isType = (importKind ?? exportKind) === 'type'
          const message = findFault(file, source.value, isType)
          if (message !== undefined) context.report({ node: source, message })
        }
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: ({ source }) => {
            if (typeof source.value === 'string') check({ source })
          },
        }
      },
    },
  },
}
