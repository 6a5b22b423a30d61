import { valueOf } from '../../../openapi/choices.ts'
import type { components } from '../../../openapi/generated/types.ts'
import { isUndecided } from '../../world/payment-profile-life.ts'
import { findPaymentCode } from '../../pix/br-code.ts'
import type { Site } from '../../site.ts'
import { escapeHtml } from '../../../openapi/text/html.ts'
import type { Language, Texts } from '../../../openapi/text/language.ts'
import { type PageContent } from './frame.ts'

type PaymentProfile = components['schemas']['PaymentProfile']

/** How many payment profiles the page lists at most. */
const MOST_PENDING = 10

/** What the page says, in HTML. */
const en = {
  site: 'Site',
  about: 'A recurring-billing site, played by Sabiá.',
  reference: (link: Link) =>
    `${link('reference.html', 'API reference')}, with everything that is assumed marked`,
  guides: (link: Link) => `${link('guides/first-call.html', 'Guides')}, from the first call on`,
  playground: (link: Link) =>
    `${link('playground/index.html', 'Playground')}: forms for every call to this mock, the payer's phone and the webhooks`,
  health: (link: Link) => `${link('health', 'Health')} of this mock`,
  control: 'Control API',
  lists: {
    requests: 'last requests',
    payment_profiles: 'payment profiles',
    webhook_deliveries: 'webhook deliveries',
    clock: 'clock',
    faults: 'faults',
  },
  firstCall: 'First call',
  token:
    'Get a token with the credentials that <code>sabia mock</code> printed, then call the API:',
  enrol: 'Enrol a payer',
  enrolCall:
    'With a token of scope <code>payment_profiles_write</code>, for a subscription of the customer:',
  enrolled:
    "The answer's QR code leads to a payer's page, listed here while it waits for a decision.",
  waiting: 'Waiting for their payer',
  nobody: 'None at present.',
  profile: (id: number) => `payment profile ${id}`,
  ofCustomer: (id: number) => `of customer ${id}`,
  older: (count: number) => `And ${count} older ones.`,
  others: 'Other sites here',
}

const pt: typeof en = {
  site: 'Site',
  about: 'Um site de cobrança recorrente, simulado pelo Sabiá.',
  reference: (link) =>
    `${link('reference.html', 'Referência da API')}, com tudo o que é suposto marcado`,
  guides: (link) => `${link('guides/first-call.html', 'Guias')}, a partir da primeira chamada`,
  playground: (link) =>
    `${link('playground/index.html', 'Playground')}: formulários para cada chamada a este mock, o celular do pagador e os webhooks`,
  health: (link) => `${link('health', 'Saúde')} deste mock`,
  control: 'API de controle',
  lists: {
    requests: 'últimas requisições',
    payment_profiles: 'perfis de pagamento',
    webhook_deliveries: 'entregas de webhooks',
    clock: 'relógio',
    faults: 'falhas',
  },
  firstCall: 'A primeira chamada',
  token:
    'Obtenha um token com as credenciais que <code>sabia mock</code> mostrou e chame a API com ele:',
  enrol: 'Pedir a adesão de um pagador',
  enrolCall:
    'Com um token de escopo <code>payment_profiles_write</code>, para uma assinatura do cliente:',
  enrolled:
    'O QR Code da resposta leva à página do pagador, listada aqui enquanto espera uma decisão.',
  waiting: 'À espera do pagador',
  nobody: 'Ninguém no momento.',
  profile: (id) => `perfil de pagamento ${id}`,
  ofCustomer: (id) => `do cliente ${id}`,
  older: (count) => `E mais ${count} anteriores.`,
  others: 'Outros sites aqui',
}

const homeTexts: Texts<typeof en> = { en, 'pt-BR': pt }

type Link = (page: string, text: string) => string

/**
 * The page at `/`: the console of the mock. Its script replaces what stands here for those who read
 * without scripts, or where the reference was not built.
 *
 * @param prefix prefix of the site's own paths, such as `/sites/acme`
 * @param mayList whether the reader may see which payment profiles wait
 */
export async function homePage(
  { name, payer, profile }: Pick<Site, 'name' | 'payer' | 'profile'>,
  sites: readonly Pick<Site, 'name'>[],
  language: Language,
  prefix = '',
  mayList = true,
): Promise<PageContent> {
  const texts = homeTexts[language]
  const docs = `${prefix}/docs/${language === 'en' ? '' : `${language}/`}`
  const toPageOf = (folder: string): Link => {
    return (page, text) => `<a href="${folder}${page}">${text}</a>`
  }
  const [toDocs, toControl] = [toPageOf(docs), toPageOf(`${prefix}/__sabia/`)]
  const lists = Object.entries(texts.lists).map(([path, text]) => toControl(path, text))
  const { method, path } = valueOf(profile, 'token-address')
  const profiles = await payer.profiles()
  const pending = profiles.filter(({ status }) => isUndecided(status))
  const waiting = `<h2>${texts.waiting}</h2>\n${toPendingList(pending, prefix, texts)}\n`
  const others = sites.filter((site) => site.name !== name)
  const links = others.map((site) => `<li><a href="/sites/${site.name}/">${site.name}</a></li>`)
  const list = links.length === 0 ? '' : `<h2>${texts.others}</h2>\n<ul>${links.join('')}</ul>`
  return {
    title: `Sabiá: site ${name}`,
    language,
    files: {
      styles: [`${prefix}/docs/assets/site.css`, `${prefix}/docs/playground/console.css`],
      scripts: ['shared', 'console'].map((file) => `${prefix}/docs/playground/${file}.js`),
    },
    body: `<div id="console" data-files="${prefix}/docs/playground/"><h1>${texts.site} <em>${name}</em></h1>
<p>${texts.about}</p>
<ul>
  <li>${texts.reference(toDocs)}</li>
  <li>${texts.guides(toDocs)}</li>
  <li>${texts.playground(toDocs)}</li>
  <li>${texts.health(toControl)}</li>
  <li>${texts.control}: ${lists.join(', ')}</li>
</ul>
<h2>${texts.firstCall}</h2>
<p>${texts.token}</p>
<pre>${method} ${prefix}${escapeHtml(path)}
grant_type=client_credentials&amp;client_id=…&amp;client_secret=…&amp;site=${name}&amp;scope=customers_read

GET ${prefix}/api/customers
Authorization: Bearer …</pre>
<h2>${texts.enrol}</h2>
<p>${texts.enrolCall}</p>
<pre>POST ${prefix}/api/customers/{id}/payment_profiles
{"payment_method_type":"pix","subscription_id":"…"}</pre>
<p>${texts.enrolled}</p>
${mayList ? waiting : ''}${list}</div>`,
  }
}

function toPendingList(
  pending: readonly PaymentProfile[],
  prefix: string,
  texts: typeof en,
): string {
  if (pending.length === 0) return `<p>${texts.nobody}</p>`
  const latest = pending.slice(-MOST_PENDING).toReversed()
  const rows = latest.map(({ id, customer_id, qr_code }) => {
    const code = findPaymentCode(qr_code) ?? ''
    const link = `<a href="${prefix}/pay/${escapeHtml(code)}">${texts.profile(id)}</a>`
    return `  <li>${link} ${texts.ofCustomer(customer_id)}</li>`
  })
  const more = pending.length - latest.length
  const rest = more === 0 ? '' : `\n<p>${texts.older(more)}</p>`
  return `<ul>\n${rows.join('\n')}\n</ul>${rest}`
}
