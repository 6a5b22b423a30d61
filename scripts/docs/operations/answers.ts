import type { OpenAPIV3_1 } from 'openapi-types'
import { escapeHtml } from '../../../openapi/text/html.ts'
import { idsOfMark, partsOfMark, type Mark } from '../../../openapi/marks.ts'
import type { Operation } from '../../../openapi/operations.ts'
import type { View } from '../edition.ts'
import { toCode } from '../markup/code.ts'
import { isWhole, toMark } from '../markup/marks.ts'
import { sayBlocks, sayInline } from '../markup/say.ts'
import { errorsOf, type ErrorAnswer } from '../model/answers.ts'
import { toOwnText, type Schema } from '../model/schema.ts'
import { toCertainty } from '../pages/field-parts.ts'
import { toExample, toSchemaTree } from './body.ts'
import type { Collection } from './collection.ts'

type Response = OpenAPIV3_1.ResponseObject & { 'x-gap'?: Mark }

/** The answers of an operation that are a success. */
export function toAnswers(collection: Collection, operation: Operation, view: View): string {
  const answers = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
  const { pages } = view.words
  return `<section id="answers"><h2>${pages.answers}</h2>
${answers.map(([status, response]) => toAnswer(collection, status, response, view)).join('\n')}
</section>`
}

function toAnswer(
  { document }: Collection,
  status: string,
  response: Response,
  view: View,
): string {
  const { pages } = view.words
  const media = Object.values(response.content ?? {})
  const examples = media.flatMap((one) => Object.entries(one.examples ?? {}))
  const bodies = media.map(({ schema }) =>
    toSchemaTree({ document, view, prefix: 'answer.' }, schema as Schema),
  )
  const fields = bodies.join('\n')
  return `<section class="answer" id="status-${status}">
${toStatusHead(status, response, view)}
${toHeaders(response, view)}
${examples.map(([name, example]) => toExample(name, example, view)).join('\n')}
${fields === '' ? `<p>${pages.noBody}</p>` : `<h4>${pages.answerFields}</h4>${fields}`}
</section>`
}

/** A status and its meaning. */
function toStatusHead(status: string, response: Response, view: View): string {
  const parts = partsOfMark(response['x-gap'])
  const inBody = Object.values(response.content ?? {}).flatMap((content) =>
    idsOfMark((content as { 'x-gap'?: Mark })['x-gap']).map((gap) => ({ gap, keyword: 'content' })),
  )
  return `<h3>${toStatus(status, response)} ${sayInline(view, toOwnText(response.description))}</h3>
${toMark([...parts, ...inBody], view)}`
}

/** The number of a status, which is hidden with all that is assumed where it is. */
function toStatus(status: string, response: Response): string {
  const isUncertain = isWhole(partsOfMark(response['x-gap'])) ? ' uncertain' : ''
  return `<span class="status${isUncertain}">${status}</span>`
}

function toHeaders({ headers = {} }: Response, view: View): string {
  const items = Object.entries(headers).map(([name, header]) => {
    const {
      description = '',
      example,
      'x-gap': mark,
    } = header as OpenAPIV3_1.HeaderObject & {
      'x-gap'?: Mark
    }
    const parts = partsOfMark(mark)
    return `<li${isWhole(parts) ? ' class="uncertain"' : ''}><p class="name"><code>${name}: ${escapeHtml(String(example))}</code></p>
${sayBlocks(view, toOwnText(description))}${toMark(parts, view)}</li>`
  })
  if (items.length === 0) return ''
  return `<details class="inner"><summary>${view.words.pages.headers}</summary><ul class="fields">${items.join('\n')}</ul></details>`
}

/** The errors of an operation by status, each with its cause and what to do about it. */
export function toErrors(collection: Collection, operation: Operation, view: View): string {
  const errors = errorsOf(collection.document, operation)
  const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
  if (failures.length === 0) return ''
  const sections = failures.map(([status, response]) => {
    const own = errors.filter((error) => error.status === status)
    return `<section class="answer" id="status-${status}">
${toStatusHead(status, response, view)}
${toHeaders(response, view)}
${own.map((error) => toError(error, response, view)).join('\n')}
</section>`
  })
  return `<section id="errors"><h2>${view.words.pages.errors}</h2>
${sections.join('\n')}
</section>`
}

function toError(error: ErrorAnswer, response: Response, view: View): string {
  const { name, message, summary, remedy, gaps, stated } = error
  const { pages, assumed } = view.words
  // An error of the control API is its code and its text, and says all by them.
  if (summary === '') {
    return `<p id="${name}"><a href="#${name}"><code>${name}</code></a> ${escapeHtml(message)}</p>`
  }
  const example = Object.values(response.content ?? {})
    .map(({ examples }) => examples?.[name])
    .find((one) => one !== undefined)
  const value = example !== undefined && 'value' in example ? (example.value as unknown) : null
  const words = toCertainty({ stated }, view)
  const parts = gaps.map((gap) => ({ gap, keyword: undefined }))
  const fix = remedy === '' ? '' : `<p>${pages.remedy}: ${sayInline(view, remedy)}</p>`
  return `<div class="error${parts.length > 0 && words === assumed ? ' uncertain' : ''}" id="${name}">
<h4><a href="#${name}"><span class="status${gaps.length > 0 && stated !== 'status' ? ' uncertain' : ''}">${error.status}</span> <code>${escapeHtml(message)}</code></a></h4>
<p>${pages.cause}: ${sayInline(view, summary)}.</p>
${fix}
${toMark(parts, view, words)}
<details class="inner" id="example-${name}"><summary>${pages.example}</summary>${toCode(JSON.stringify(value, null, 2), 'json')}</details>
</div>`
}
