import { escapeHtml } from '../../../openapi/text/html.ts'
import type { Language, Texts } from '../../../openapi/text/language.ts'
import type { PageContent } from '../../tools/pages/frame.ts'
import type { Made } from './answer-host.ts'

const en = {
  title: 'A sandbox for recurring billing',
  intro:
    'Each site here is a test environment of its own, with its own records, tokens and webhooks. ' +
    'Nothing in it is real: enter no real people, and no real secrets.',
  docs: 'Guides and API reference',
  closed: 'Ask the operator of this sandbox for a site.',
  make: 'Make a site',
  name: 'Name: lower-case letters, digits and dashes',
  button: 'Make it',
  problems: {
    name: 'Choose another name: lower-case letters, digits and dashes, up to 63.',
    taken: 'There is a site of this name; choose another one.',
    full: 'No more sites can be made at present; try again later.',
  },
  made: 'Your site',
  once: 'Keep what follows: it is not shown again.',
  address: 'Address',
  id: 'Client id',
  secret: 'Client secret',
  token: 'Control token',
  tokenUse: 'The console of your site asks for the control token once.',
  console: 'Open the console',
  first: 'Get a token, then list the customers:',
}

const texts: Texts<typeof en> = {
  en,
  'pt-BR': {
    title: 'Um ambiente de testes para cobrança recorrente',
    intro:
      'Cada site aqui é um ambiente de testes próprio, com seus registros, tokens e webhooks. ' +
      'Nada nele é real: não informe pessoas reais nem segredos reais.',
    docs: 'Guias e referência da API',
    closed: 'Peça um site a quem opera este ambiente de testes.',
    make: 'Criar um site',
    name: 'Nome: letras minúsculas, dígitos e hífens',
    button: 'Criar',
    problems: {
      name: 'Escolha outro nome: letras minúsculas, dígitos e hífens, até 63.',
      taken: 'Já existe um site com esse nome; escolha outro.',
      full: 'Não é possível criar mais sites agora; tente mais tarde.',
    },
    made: 'O seu site',
    once: 'Guarde o que segue: não será mostrado de novo.',
    address: 'Endereço',
    id: 'Client id',
    secret: 'Client secret',
    token: 'Token de controle',
    tokenUse: 'O console do seu site pede o token de controle uma vez.',
    console: 'Abrir o console',
    first: 'Obtenha um token e liste os clientes:',
  },
}

const STYLE = `
  label { display: block; font-weight: 600 }
  input { width: 100%; max-width: 24rem; min-height: 3rem; font: inherit; padding: 0 .75rem;
    color: var(--ink); background: var(--paper); border: 2px solid var(--line); border-radius: .5rem }
  form button { display: block; margin-top: 1rem; padding: 0 1.5rem }`

/** The first page of a sandbox: what it is, and a form to make a site where anybody may. */
export function frontPage(
  language: Language,
  isOpen: boolean,
  refused?: { name: string; problem: keyof (typeof en)['problems'] },
): PageContent {
  const { title, intro, docs, closed, ...words } = texts[language]
  const problem =
    refused === undefined
      ? ''
      : `<p class="note" role="alert">${words.problems[refused.problem]}</p>\n`
  const form = `<h2>${words.make}</h2>
${problem}<form method="post" action="/sign-up">
<label for="name">${words.name}</label>
<input id="name" name="name" required maxlength="63" pattern="[a-z0-9]([a-z0-9\\-]*[a-z0-9])?"
  autocomplete="off" autocapitalize="none" value="${escapeHtml(refused?.name ?? '')}">
<button class="first">${words.button}</button>
</form>`
  return {
    title,
    language,
    style: STYLE,
    body: `<h1>${title}</h1>
<p>${intro}</p>
<p><a href="/docs/">${docs}</a></p>
${isOpen ? form : `<p>${closed}</p>`}`,
  }
}

/** What somebody needs who has just made a site. */
export function signedUpPage(language: Language, site: Made): PageContent {
  const words = texts[language]
  const { base_url: base, application, name } = site
  const rows = {
    [words.address]: base,
    [words.id]: application.uid,
    [words.secret]: application.secret,
    [words.token]: site.control_token,
  }
  const list = Object.entries(rows).map(
    ([term, value]) => `<dt>${term}</dt><dd><code>${escapeHtml(value)}</code></dd>`,
  )
  const calls = `SABIA_ACCESS_TOKEN=$(curl -s ${base}/oauth/token -d grant_type=client_credentials -d site=${name} \\
  -d client_id=${application.uid} -d client_secret=${application.secret} \\
  -d scope=${application.scopes.join('+')} \\
  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
curl -s ${base}/api/customers -H "Authorization: Bearer $SABIA_ACCESS_TOKEN"`
  return {
    title: words.made,
    language,
    style: STYLE,
    body: `<h1>${words.made}</h1>
<p class="note">${words.once}</p>
<dl>${list.join('\n')}</dl>
<p>${words.tokenUse} <a href="${escapeHtml(base)}/">${words.console}</a></p>
<p>${words.first}</p>
<pre>${escapeHtml(calls)}</pre>
<p><a href="/docs/">${words.docs}</a></p>`,
  }
}
