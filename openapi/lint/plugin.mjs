// Lint rules of our own, for Redocly: what `recommended-strict` does not ask of this document.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

const ledger = new URL('../ledger/gaps/', import.meta.url)
const gapIds = new Set(
  readdirSync(ledger).flatMap((file) =>
    parse(readFileSync(new URL(file, ledger), 'utf8')).map((gap) => gap.id),
  ),
)

/** What one `x-gap` names: a gap, several, or keywords with the gaps of each. */
const entriesOf = (mark) => [mark ?? []].flat()
const idsOf = (mark) => entriesOf(mark).flatMap((entry) => entry?.gap ?? entry)

/** Tells whether a keyword of an `x-gap` names something that stands beside it. */
function namesKeyword(node, key) {
  if (key === 'value') return true
  // Whether null may stand can be open where the document's own type does not take it.
  if (key === 'type.null') return 'type' in node
  // An object takes other fields because the keyword is left out.
  if (key === 'additionalProperties') return node.type === 'object'
  const [keyword, part] = key.split('.')
  // The scopes and the token address stand one level down, in the flow.
  const holder = node.flows?.clientCredentials ?? node
  if (!(keyword in holder)) return false
  return part === undefined || [holder[keyword]].flat().includes(part)
}

const rules = {
  'gap-known': () => ({
    any: {
      enter(node, { report, location }) {
        for (const id of idsOf(node?.['x-gap'])) {
          if (gapIds.has(id)) continue
          report({
            message: `Gap ${id} has no row in the ledger.`,
            location: location.child('x-gap'),
          })
        }
      },
    },
  }),

  'gap-keyword-exists': () => ({
    any: {
      enter(node, { report, location }) {
        for (const [index, entry] of entriesOf(node?.['x-gap']).entries()) {
          if (typeof entry === 'string') continue
          const at = location.child(['x-gap', index])
          if (typeof entry.keyword !== 'string' || entry.gap === undefined) {
            const message = 'An entry of x-gap is a gap, or a keyword and its gap.'
            report({ message, location: at })
          } else if (!namesKeyword(node, entry.keyword)) {
            const message = `x-gap names "${entry.keyword}", which does not stand beside it.`
            report({ message, location: at })
          }
        }
      },
    },
  }),

  'description-present': () => {
    const need = (words) => ({
      enter(node, { report, location }) {
        for (const word of words) {
          if (typeof node[word] === 'string' && node[word].trim() !== '') continue
          report({ message: `A ${word} is missing.`, location })
        }
      },
    })
    return {
      Operation: need(['operationId', 'summary', 'description']),
      Parameter: need(['description']),
      Header: need(['description']),
      Response: need(['description']),
      RequestBody: need(['description']),
      SecurityScheme: need(['description']),
      SchemaProperties: {
        enter(properties, { report, location, resolve }) {
          for (const [name, property] of Object.entries(properties)) {
            // A composed property is described by what it is composed of.
            const schema = resolve(property).node ?? property
            if (schema.description || schema.allOf || schema.const !== undefined) continue
            report({
              message: `Property "${name}" lacks a description.`,
              location: location.child(name),
            })
          }
        },
      },
    }
  },

  'pattern-in-words': () => ({
    Schema: {
      enter({ pattern, 'x-form': form }, { report, location }) {
        if (pattern === undefined || (typeof form === 'string' && form.trim() !== '')) return
        const message = 'A pattern says in x-form what it asks for, in words.'
        report({ message, location: location.child('pattern') })
      },
    },
  }),

  'media-type-example': () => ({
    MediaType: {
      enter(mediaType, { report, location }) {
        if (Object.keys(mediaType.examples ?? {}).length > 0) return
        report({ message: 'A named example is missing.', location })
      },
    },
  }),

  'summary-imperative': () => ({
    Operation: {
      enter({ summary = '' }, { report, location }) {
        if (/^[A-Z][^.]*[^.\s]$/.test(summary)) return
        report({
          message: `Summary "${summary}" should begin with a capital and end without a period.`,
          location: location.child('summary'),
        })
      },
    },
  }),
}

export default function plugin() {
  return { id: 'sabia', rules: { oas3: rules } }
}
