import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf } from '../../../openapi/operations.ts'
import { toPlainText } from '../markup/markdown.ts'
import type { AssumedPart } from '../../../openapi/marks.ts'
import { fieldGroupsOf, type Field } from '../model/fields.ts'
import { parametersOf } from '../model/parameters.ts'
import { usesOf } from '../model/uses.ts'
import type { Certainty, Entry } from './entry.ts'

/** Schemas with their fields, and parameters. */
export function fieldEntries(document: OpenAPIV3_1.Document): Entry[] {
  const uses = usesOf(document)
  const calls = new Set(operationsOf(document).map(({ operationId }) => operationId))
  const isSent = (group: string) => uses.get(group)?.sent.some((id) => calls.has(id)) === true
  return [
    ...fieldGroupsOf(document).flatMap(({ name, description, assumed, fields }): Entry[] => [
      {
        kind: 'schema',
        title: name,
        text: toPlainText(`${description} ${isSent(name) ? toRequired(fields) : ''}`),
        url: `fields.html#${name}`,
        certainty: toCertainty(assumed),
      },
      ...fields.map((field): Entry => ({
        kind: 'field',
        title: field.anchor,
        text: toPlainText(`${field.description} ${toSentence([field.type, ...field.form])}`),
        words: `format ${isSent(name) ? (field.isRequired ? 'required' : 'optional') : ''}`,
        url: `fields.html#${field.anchor}`,
        certainty: toCertainty(field.assumed),
      })),
    ]),
    ...parametersOf(document).map((parameter): Entry => ({
      kind: 'parameter',
      title: parameter.name,
      text: toPlainText(`${parameter.description} ${toSentence(parameter.form)}`),
      words: `${parameter.place} ${parameter.operations.join(' ')}`,
      url: `fields.html#${parameter.component}`,
      certainty: toCertainty(parameter.assumed),
    })),
  ]
}

function toRequired(fields: readonly Field[]): string {
  const names = fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
  return names.length === 0 ? '' : `Required: ${names.join(', ')}.`
}

function toSentence(form: readonly string[]): string {
  const text = form.join('; ')
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

function toCertainty(assumed: readonly AssumedPart[]): Certainty {
  if (assumed.length === 0) return 'stated'
  return assumed.some(({ keyword }) => keyword === undefined) ? 'assumed' : 'stated in part'
}
