import type { OpenAPIV3_1 } from 'openapi-types'
import { toPlainText } from '../../markup/markdown.ts'
import { fieldGroupsOf, type AssumedPart } from '../../model/fields.ts'
import { parametersOf } from '../../model/parameters.ts'
import type { Certainty, Entry } from '../entry.ts'

/** Schemas with their fields, and parameters. */
export function fieldEntries(document: OpenAPIV3_1.Document): Entry[] {
  return [
    ...fieldGroupsOf(document).flatMap(({ name, description, assumed, fields }): Entry[] => [
      {
        kind: 'schema',
        title: name.replace('.body', ' body'),
        text: toPlainText(description),
        url: `fields.html#${name}`,
        certainty: toCertainty(assumed),
      },
      ...fields.map((field): Entry => ({
        kind: 'field',
        title: field.anchor,
        text: toPlainText(`${field.description} ${toSentence([field.type, ...field.form])}`),
        words: field.isRequired ? 'required format' : 'optional format',
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

function toSentence(form: readonly string[]): string {
  const text = form.join('; ')
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

function toCertainty(assumed: readonly AssumedPart[]): Certainty {
  if (assumed.length === 0) return 'stated'
  return assumed.some(({ keyword }) => keyword === undefined) ? 'assumed' : 'stated in part'
}
