import type { Texts } from '../../../openapi/text/language.ts'
import { barTexts } from './reference-bar.ts'
import { homeTexts } from './reference-home.ts'
import { ledgerTexts } from './reference-ledger.ts'
import { operationTexts } from './reference-operation.ts'

const en = {
  ...barTexts.en,
  ...homeTexts.en,
  ...ledgerTexts.en,
  ...operationTexts.en,
  parts: {
    home: 'Home',
    guides: 'Guides',
    reference: 'Reference',
    fields: 'Fields',
    ledger: 'Ledger',
    playground: 'Playground',
  },
  skip: 'Skip to the content',
  main: 'Main',
  language: 'Language',
  onThisPage: 'On this page',
  next: 'Next',
  table: 'Table',
  anchor: 'Link to this section',
  diagram: (title: string) => `Diagram: ${title}`,
  made: (version: string) => `Made from the API’s document, version ${version}`,
  offline: 'These pages load nothing from elsewhere and need no network.',
  onePage: 'The reference on one page, by Redoc',
  asMarkdown: 'This page as Markdown',
  licences: 'Licences',
  filter: 'Filter',
  filtered: '# of #',
  /** Whether a text has said already that something is assumed. */
  saysAssumed: /\bassumed\b/i,
  /** What readers ask for and the API does not have: one word, and others for the same. */
  absent: {
    none: 'there is no such call',
    words: [
      ['Charge', 'bill', 'collect', 'payment', 'invoice'],
      ['Refund', 'reversal', 'chargeback', 'return'],
      ['Cancel', 'end', 'pause', 'delete'],
    ] as readonly (readonly [string, ...string[]])[],
  },
  playground: {
    title: 'Playground',
    description:
      'Call the API in the browser: choose an operation, fill a form, send it, and see the answer and its checks.',
    lead: 'Choose an operation, fill the form, send it, and read the answer with its checks. You are the client, and the payer too.',
    starts: (guides: string, fields: string, ledger: string) =>
      `The playground starts. It needs JavaScript. The ${guides}, ${fields} and ${ledger} do without.`,
    guides: 'guides',
    everyField: 'every field',
    theLedger: 'the ledger',
  },
}

const pt: typeof en = {
  ...barTexts['pt-BR'],
  ...homeTexts['pt-BR'],
  ...ledgerTexts['pt-BR'],
  ...operationTexts['pt-BR'],
  parts: {
    home: 'Início',
    guides: 'Guias',
    reference: 'Referência',
    fields: 'Campos',
    ledger: 'Inventário',
    playground: 'Playground',
  },
  skip: 'Ir para o conteúdo',
  main: 'Principal',
  language: 'Idioma',
  onThisPage: 'Nesta página',
  next: 'Próximo',
  table: 'Tabela',
  anchor: 'Link para esta seção',
  diagram: (title) => `Diagrama: ${title}`,
  made: (version) => `Feito a partir do documento da API, versão ${version}`,
  offline: 'Estas páginas não carregam nada de fora e não precisam de rede.',
  onePage: 'A referência em uma só página, pelo Redoc',
  asMarkdown: 'Esta página em Markdown',
  licences: 'Licenças',
  filter: 'Filtrar',
  filtered: '# de #',
  saysAssumed: /\b(supost[oa]s?|suposiç(ão|ões))(?!\p{L})/iu,
  absent: {
    none: 'não existe essa chamada',
    words: [
      ['Cobrança', 'cobrar', 'fatura', 'pagamento', 'boleto'],
      ['Reembolso', 'estorno', 'devolução'],
      ['Cancelamento', 'cancelar', 'encerrar', 'pausar', 'excluir'],
    ],
  },
  playground: {
    title: 'Playground',
    description:
      'Chame a API no navegador: escolha uma operação, preencha um formulário, envie e veja a resposta e as verificações dela.',
    lead: 'Escolha uma operação, preencha o formulário, envie e leia a resposta com as verificações dela. Você é o cliente da API, e também o pagador.',
    starts: (guides, fields, ledger) =>
      `O playground está iniciando. Ele precisa de JavaScript; os ${guides}, ${fields} e ${ledger} não.`,
    guides: 'guias',
    everyField: 'todos os campos',
    theLedger: 'o inventário',
  },
}

export type ReferenceWords = typeof en

/** The words of the published reference; what the document and the ledger say is translated apart. */
export const referenceTexts: Texts<ReferenceWords> = { en, 'pt-BR': pt }
