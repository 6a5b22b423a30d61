import { controlDocument } from '../../../openapi/generated/control.ts'
import { document } from '../../../openapi/generated/document.ts'
import { allGaps, facts, toSections } from '../../../openapi/ledger.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import type { Guide } from '../guides/to-guide.ts'
import { toPlainText } from '../markup/markdown.ts'
import { toGuidePath } from '../pages/guide.ts'
import { toOwnText } from '../model/schema.ts'
import type { Entry } from './entry.ts'
import { answerEntries } from './from-answers.ts'
import { fieldEntries } from './from-fields.ts'
import { operationEntries } from './from-operations.ts'

/** Lists everything that the search can find. */
export function toEntries(guides: readonly Guide[]): Entry[] {
  return [
    ...operationEntries(document),
    ...guides.flatMap(toGuideEntries),
    ...answerEntries(document),
    ...fieldEntries(document),
    ...ledgerEntries(),
    ...controlEntries(),
  ]
}

function toGuideEntries({ name, title, sections }: Guide): Entry[] {
  return sections.map(({ id, level, title: heading, text }) => ({
    kind: 'guide',
    title: level === 1 ? title : `${title}: ${heading}`,
    text,
    url: level === 1 ? toGuidePath(name) : `${toGuidePath(name)}#${id}`,
  }))
}

function ledgerEntries(): Entry[] {
  return [
    ...allGaps.map(({ id, slug, question, assumption, reason, choices }): Entry => ({
      kind: 'gap',
      title: `${id} ${toPlainText(question)}`,
      text: toPlainText(assumption),
      words: `${id} ${slug} ${toPlainText([reason, ...Object.values(choices)].join(' '))}`,
      url: `ledger.html#${id}`,
      certainty: 'assumed',
    })),
    ...facts.map(({ id, fact, section, binds }): Entry => ({
      kind: 'fact',
      title: `${id} ${toPlainText(fact)}`,
      text: `The specification, ${toSections(section)}.`,
      words: binds.join(' '),
      url: `ledger.html#${id}`,
      certainty: 'stated',
    })),
  ]
}

function controlEntries(): Entry[] {
  const described = Object.values(controlDocument.paths ?? {}).flatMap((item) =>
    Object.values(item ?? {}),
  ) as { operationId?: string; description?: string }[]
  return operationsOf(controlDocument).map(({ operationId, summary, method, path }) => {
    const found = described.find((operation) => operation.operationId === operationId)
    return {
      kind: 'control call',
      title: summary,
      text: `${method} ${path}. ${toPlainText(toOwnText(found?.description))}`,
      words: `${operationId} mock`,
      url: `control.html#operation/${operationId}`,
    }
  })
}
