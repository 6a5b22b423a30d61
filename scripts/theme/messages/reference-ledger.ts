import type { Texts } from '../../../openapi/text/language.ts'

const en = {
  ledger: {
    title: 'Ledger: facts and gaps',
    heading: 'Ledger',
    description: (facts: number, gaps: number) =>
      `What the written specification states (${facts} facts) and what it leaves open (${gaps} gaps).`,
    lead: 'What is certain about this API, and what is not.',
    about: (facts: number, gaps: number) =>
      `A [fact](#facts) is what the written specification states: ${facts} of them. A [gap](#gaps) is a question that it leaves open: ${gaps}. The mock has to answer each, so it assumes something, and says why. A real site may choose differently: write a client that works with each choice, or ask the site.`,
    gaps: 'Gaps',
    profile:
      'If the mock can play another choice of a gap, one line of a site profile changes it: `sabia mock --profile profile.yaml`.',
    facts: 'Facts',
    checked:
      'Each is one statement that a site could break. The contract suite checks them: `sabia contract`.',
    section: (numbers: string, isOne: boolean) => `${isOne ? 'section' : 'sections'} ${numbers}`,
    and: 'and',
    notPlayed: '(not played by the mock)',
    anyOther: 'any other text',
    assumptionOnly: 'The mock plays the assumption only.',
    toChange: 'To change it, in `profile.yaml`:',
    from: (sections: string) => `from ${sections} of the specification.`,
    markedAt: 'Marked at',
    fromFact: (sections: string) => `From ${sections}.`,
    binds: 'Binds',
    yourChoice: 'your choice',
    index: 'All gaps, in short',
    choices: 'choices',
  },
  fieldsPage: {
    title: 'Fields',
    description:
      'Every field, parameter, error code and scope of the API, and what is assumed of it.',
    lead: 'Every field of requests and responses, what it may hold, and how certain that is.',
    legend: (mark: string) =>
      `What reads as plain text is stated by the specification. The mark ${mark} says that something is assumed: open it for the question and the choices.`,
    parameters: 'Parameters',
    parametersLead: 'What the path or the query of a request holds.',
    errors: 'Errors of calls',
    errorsLead:
      'Each has the name of its example in the document. Rules have a code in capital letters, which starts the text. A path that does not exist returns 404, and a wrong method 405:',
    answers: 'Shared answers',
    answersLead: 'Responses that several operations return.',
    scopes: 'Scopes and authentication',
    scopesLead: 'What a token may do, and how a client gets one.',
    scope: 'scope',
    authentication: 'authentication',
    noOperation: 'No operation needs it.',
    forOperations: 'For',
    ofOperations: 'Of',
    fromOperations: 'From',
    sentTo: 'Sent to',
    answeredBy: 'Answered by',
    text: 'Text:',
    status: (status: string) => `status ${status}`,
    in: (place: string) => `in the ${place}`,
    places: { path: 'path', query: 'query', header: 'header', cookie: 'cookie' },
  },
}

const pt: typeof en = {
  ledger: {
    title: 'Inventário: fatos e lacunas',
    heading: 'Inventário de fatos e lacunas',
    description: (facts, gaps) =>
      `O que a especificação escrita afirma (${facts} fatos) e o que ela deixa em aberto (${gaps} lacunas).`,
    lead: 'O que é certo sobre esta API, e o que não é.',
    about: (facts, gaps) =>
      `Um [fato](#facts) é o que a especificação escrita afirma: são ${facts}. Uma [lacuna](#gaps) é uma pergunta que ela deixa em aberto: são ${gaps}. O mock precisa responder a cada uma; por isso supõe algo e diz por quê. Um site real pode escolher diferente: escreva um cliente da API que funcione com todas as opções, ou pergunte ao site.`,
    gaps: 'Lacunas',
    profile:
      'Se o mock consegue reproduzir outra opção de uma lacuna, uma linha de um perfil do site a troca: `sabia mock --profile profile.yaml`.',
    facts: 'Fatos',
    checked:
      'Cada um é uma afirmação que um site poderia violar. A suíte de contrato os verifica: `sabia contract`.',
    section: (numbers, isOne) => `${isOne ? 'a seção' : 'as seções'} ${numbers}`,
    and: 'e',
    notPlayed: '(o mock não a reproduz)',
    anyOther: 'qualquer outro texto',
    assumptionOnly: 'O mock só reproduz a suposição.',
    toChange: 'Para mudar, em `profile.yaml`:',
    from: (sections) => `d${sections} da especificação.`,
    markedAt: 'Marcada em',
    fromFact: (sections) => `D${sections}.`,
    binds: 'Vale para',
    yourChoice: 'sua opção',
    index: 'Todas as lacunas, em resumo',
    choices: 'opções',
  },
  fieldsPage: {
    title: 'Campos',
    description:
      'Todos os campos, parâmetros, códigos de erro e escopos da API, e o que neles é suposto.',
    lead: 'Todos os campos de requisições e respostas, o que podem conter e quão certo isso é.',
    legend: (mark) =>
      `O que aparece como texto comum é afirmado pela especificação. A marca ${mark} diz que algo é suposto: abra-a para ver a pergunta e as opções.`,
    parameters: 'Parâmetros',
    parametersLead: 'O que o caminho ou a consulta de uma requisição contém.',
    errors: 'Erros das chamadas',
    errorsLead:
      'Cada um tem o nome do exemplo dele no documento. Regras têm um código em maiúsculas, no início do texto. Um caminho que não existe responde 404, e um método errado, 405:',
    answers: 'Respostas em comum',
    answersLead: 'Respostas que várias operações devolvem.',
    scopes: 'Escopos e autenticação',
    scopesLead: 'O que um token pode fazer, e como um cliente da API obtém um.',
    scope: 'escopo',
    authentication: 'autenticação',
    noOperation: 'Nenhuma operação precisa dele.',
    forOperations: 'Para',
    ofOperations: 'De',
    fromOperations: 'De',
    sentTo: 'Enviado a',
    answeredBy: 'Devolvido por',
    text: 'Texto:',
    status: (status) => `status ${status}`,
    in: (place) => (place === 'consulta' ? `na ${place}` : `no ${place}`),
    places: { path: 'caminho', query: 'consulta', header: 'cabeçalho', cookie: 'cookie' },
  },
}

export const ledgerTexts: Texts<typeof en> = { en, 'pt-BR': pt }
