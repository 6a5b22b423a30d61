import type { OpenAPIV3_1 } from 'openapi-types'
import { partsOfMark } from '../../../openapi/marks.ts'
import type { Operation } from '../../../openapi/operations.ts'
import type { View } from '../edition.ts'
import { toRelative } from '../links.ts'
import { toCode } from '../markup/code.ts'
import { toAlternatives, toTree } from '../markup/fields.ts'
import { toMark } from '../markup/marks.ts'
import { sayBlocks, sayInline } from '../markup/say.ts'
import { ownMarksOf, toChoices, treeOf, type FieldNode } from '../model/fields.ts'
import { toRecordTarget } from '../model/resources.ts'
import { resolveSchema, toOwnText, toSchemaName, type Schema } from '../model/schema.ts'
import { api, type Collection } from './collection.ts'

/** What an operation is sent: its fields as a tree, and its examples. */
export function toBody(
  collection: Collection,
  { requestBody, path }: Operation,
  view: View,
): string {
  if (requestBody === undefined) return ''
  const { pages, forms } = view.words
  const entries = Object.entries(requestBody.content)
  const [first] = entries
  const types = entries.map(([type]) => `<code>${type}</code>`).join(` ${forms.or} `)
  const presence =
    requestBody.required === true
      ? `<strong class="needed">${pages.bodyRequired}</strong>`
      : pages.bodyOptional
  const examples = Object.entries(first?.[1].examples ?? {})
  return `<section id="body"><h2>${pages.body}</h2>
<p class="small">${types}${path.startsWith('/') ? `, ${presence}` : ''}</p>
${collection === api ? sayBlocks(view, toOwnText(requestBody.description)) : ''}
${toSchemaTree({ document: collection.document, view, prefix: 'body.' }, first?.[1].schema)}
<details class="inner"><summary>${pages.examples}</summary>
${examples.map(([name, example]) => toExample(name, example, view, 'body.')).join('\n')}
</details>
</section>`
}

/** A named example with its anchor. */
export function toExample(name: string, example: unknown, view: View, prefix = ''): string {
  const { summary, value } = example as OpenAPIV3_1.ExampleObject
  const title = summary === undefined ? '' : `: ${sayInline(view, summary)}`
  return `<div class="example" id="${prefix}example-${name}"><p class="small">${view.words.pages.example}${title}</p>
${toCode(JSON.stringify(value, null, 2), 'json')}</div>`
}

/** Where a tree of fields is shown. */
interface TreePlace {
  document: OpenAPIV3_1.Document
  view: View
  /** Put before each anchor, such as `body.`. */
  prefix: string
}

/** The fields of a body; where it is one of several schemas, those of each. */
export function toSchemaTree(place: TreePlace, schema: Schema | undefined): string {
  if (schema === undefined) return ''
  const { document, view, prefix } = place
  const { pages } = view.words
  const resolved = resolveSchema(document, schema)
  if (resolved.oneOf !== undefined && resolved.properties === undefined) {
    const variants = resolved.oneOf.map((one) => {
      const name = toSchemaName(one) ?? ''
      const text = toOwnText(resolveSchema(document, one).description)
      return `<details class="inner" id="${prefix}${name}"><summary>${name}: ${sayInline(view, text)}</summary>
${toSchemaTree({ ...place, prefix: `${prefix}${name}.` }, one)}</details>`
    })
    return [toMark(partsOfMark(resolved['x-gap']), view), ...variants].join('\n')
  }
  const isAnswer = prefix.startsWith('answer')
  const text = sayBlocks(view, toOwnText(resolved.description))
  const elsewhere = toPlaceElsewhere(toSchemaName(schema), isAnswer, view)
  if (elsewhere !== undefined) {
    const link = `<a href="${toRelative(view.path, elsewhere)}">${toSchemaName(schema)}</a>`
    return `${text}<p>${pages.fieldsOf(link)}</p>`
  }
  const tree = treeOf(document, schema, '', true)
  const shown = tree.map((field) => withoutFieldsElsewhere(field, isAnswer, view))
  return `${text}${toAlternatives(toChoices(resolved), view)}${toMark(ownMarksOf(document, schema), view)}
${toTree(shown, view, { prefix, presence: isAnswer ? pages.alwaysPresent : pages.required, open: 2 })}`
}

/** The page, other than this one, that shows the fields of a schema: they are not repeated. */
function toPlaceElsewhere(
  schema: string | undefined,
  isAnswer: boolean,
  { schemas, path }: View,
): string | undefined {
  if (schema === undefined) return undefined
  const target = (isAnswer ? toRecordTarget(schema) : undefined) ?? schemas?.get(schema)
  return target?.startsWith(`${path}#`) === true ? undefined : target
}

/** A field whose value another page explains: its type leads there. */
function withoutFieldsElsewhere(field: FieldNode, isAnswer: boolean, view: View): FieldNode {
  const { schema, children } = field
  if (toPlaceElsewhere(schema, isAnswer, view) !== undefined) return { ...field, children: [] }
  return {
    ...field,
    children: children.map((child) => withoutFieldsElsewhere(child, isAnswer, view)),
  }
}
