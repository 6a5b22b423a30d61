import type { Texts } from '../../../openapi/text/language.ts'

const en = {
  home: {
    lead: 'An API that stores customers and their subscriptions, and lets a payer agree once, on a phone, to be charged by Pix for a subscription from then on.',
    about:
      'These pages teach the API and let you try it against a mock: a program that plays a site of the service, with made-up customers, on your machine or inside a page.',
    cards: {
      first: [
        'Make the first call',
        'From an empty terminal to an answer of the mock, in minutes.',
      ],
      read: ['Read the reference', 'Every operation with its fields, errors and examples.'],
      try: [
        'Try it here',
        'A form for every call. A mock answers: the one that serves these pages, or one inside the page.',
      ],
    },
    way: 'The way to a Pix recurrence',
    picture: 'From a token to an active payment profile',
    server: 'Your server',
    site: 'Site',
    payer: 'Payer',
    pending: 'pending, with a QR code',
    show: 'show the QR code',
    accept: 'accept, on a phone',
    webhook: 'webhook: active',
    noPayment:
      'It makes no payment: the payer authorizes future charges. The answer to a new payment profile is always pending; only the webhook tells what the payer decided.',
    certain: 'What is certain, and what is assumed',
    apart:
      'The API has a written specification. It states some things and leaves others open, and these pages keep the two apart:',
    facts: (link: (words: string) => string, count: number) =>
      `What the specification states reads as plain text: ${link(`${count} facts`)}.`,
    gaps: (mark: string, link: (words: string) => string, count: number) =>
      `What it leaves open carries the mark ${mark}. The mock chooses one answer for each of ${link(`${count} gaps`)}; a real site may choose another.`,
    open: 'Open a mark, and it tells the question, what is assumed, and what else a site could do.',
    operations: 'Operations',
    does: 'What it does',
    call: 'Call',
    guides: 'Guides',
    machines: 'For machines',
    document: 'The document',
    postman: 'Postman collection',
    control: 'The control API of a running mock',
    llms: 'for language models; each page is there as Markdown too, at its address with',
    sitemap: 'Sitemap',
    fields: 'Every field, error and scope on one page',
  },
}

const pt: typeof en = {
  home: {
    lead: 'Uma API que guarda clientes e assinaturas e permite que o pagador autorize uma única vez, no celular, as cobranças de uma assinatura por Pix dali em diante.',
    about:
      'Estas páginas ensinam a API e deixam você experimentá-la com um mock: um programa que simula um site do serviço, com clientes inventados, na sua máquina ou dentro da página.',
    cards: {
      first: [
        'Faça a primeira chamada',
        'De um terminal vazio até uma resposta do mock, em minutos.',
      ],
      read: ['Leia a referência', 'Cada operação com seus campos, erros e exemplos.'],
      try: [
        'Experimente aqui',
        'Um formulário para cada chamada. Quem responde é um mock: o que serve estas páginas, ou um dentro da página.',
      ],
    },
    way: 'O caminho até uma recorrência Pix',
    picture: 'De um token até um perfil de pagamento ativo',
    server: 'Seu servidor',
    site: 'Site',
    payer: 'Pagador',
    pending: 'pending, com um QR Code',
    show: 'mostra o QR Code',
    accept: 'autoriza, no celular',
    webhook: 'webhook: active',
    noPayment:
      'Nenhum pagamento é feito: o pagador autoriza cobranças futuras. A resposta a um novo perfil de pagamento é sempre pendente; só o webhook diz o que o pagador decidiu.',
    certain: 'O que é certo e o que é suposto',
    apart:
      'A API tem uma especificação escrita. Ela afirma algumas coisas e deixa outras em aberto, e estas páginas separam as duas:',
    facts: (link, count) =>
      `O que a especificação afirma aparece como texto comum: ${link(`${count} fatos`)}.`,
    gaps: (mark, link, count) =>
      `O que ela deixa em aberto leva a marca ${mark}. O mock escolhe uma resposta para cada uma das ${link(`${count} lacunas`)}; um site real pode escolher outra.`,
    open: 'Abra uma marca, e ela mostra a pergunta, a suposição e o que mais um site poderia fazer.',
    operations: 'Operações',
    does: 'O que faz',
    call: 'Chamada',
    guides: 'Guias',
    machines: 'Para máquinas',
    document: 'O documento',
    postman: 'Coleção do Postman',
    control: 'A API de controle de um mock em execução',
    llms: 'para modelos de linguagem; cada página existe também em Markdown, no mesmo endereço com',
    sitemap: 'Mapa do site',
    fields: 'Todos os campos, erros e escopos em uma página',
  },
}

export const homeTexts: Texts<typeof en> = { en, 'pt-BR': pt }
