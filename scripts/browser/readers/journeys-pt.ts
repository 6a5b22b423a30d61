import { document } from '../../../openapi/generated/document.ts'
import type { Journey } from './journey.ts'

/** Questions of integrators who know only Portuguese. */
export const journeysPt: readonly Journey[] = [
  {
    asks: 'O que preciso enviar para criar um cliente?',
    by: { follows: [/^Criar um cliente$/] },
    at: 'operations/createCustomer.html',
    sees: ['email', 'first_name', 'last_name', 'obrigatório'],
  },
  {
    asks: 'O que significa SB344 e o que devo fazer?',
    by: { types: 'SB344' },
    at: 'operations/createPaymentProfile.html',
    sees: ['SB344', 'assinatura já tem um perfil de pagamento'],
  },
  {
    asks: 'Perdi a resposta: como recupero o QR Code?',
    by: { types: 'recuperar o QR Code', opens: 'perdido' },
    at: 'guides/retries.html#o-qr-code-perdido',
    sees: ['qr_code', 'SB344', 'nova assinatura'],
  },
  {
    asks: 'Dá para fazer reembolso de uma cobrança?',
    by: { types: 'reembolso' },
    at: 'guides/pix-automatico.html#o-que-não-tem-chamada',
    sees: ['reembolso', 'estorno', 'não existe essa chamada'],
  },
  {
    asks: 'Como faço uma cobrança?',
    by: { types: 'cobrança' },
    at: 'guides/pix-automatico.html#o-que-não-tem-chamada',
    sees: ['cobrança', 'não existe essa chamada'],
  },
  {
    asks: 'Como sei que o pagador autorizou a recorrência?',
    by: { follows: [/^Webhooks$/] },
    at: 'guides/webhooks.html',
    sees: ['payment_profile.activated', 'active', 'aceita'],
  },
  {
    asks: 'De qual escopo preciso para listar assinaturas?',
    by: { follows: [/^Listar (todas as )?assinaturas$/] },
    at: 'operations/listSubscriptions.html',
    sees: ['escopo', 'subscriptions_read'],
  },
  {
    asks: 'O que é certo sobre os webhooks?',
    by: { follows: [/^Webhooks$/] },
    at: 'guides/webhooks.html',
    sees: ['especificação', 'webhook', 'ativação'],
  },
  {
    asks: 'Deu timeout: posso enviar a chamada de novo?',
    by: { follows: [/^Novas tentativas e idempotência$/] },
    at: 'guides/retries.html',
    sees: ['createCustomer', 'segundo cliente', 'createPaymentProfile', 'SB344'],
  },
  {
    asks: 'O que falta para entrar em produção?',
    by: { follows: [/^Entrar em produção$/] },
    at: 'guides/going-live.html',
    sees: ['sabia contract', 'webhooks', 'endereço', 'credenciais'],
  },
  {
    asks: 'Como leio a segunda página de uma lista?',
    by: { types: 'segunda página da lista', opens: 'percorra' },
    at: 'guides/pagination.html#percorra-as-páginas',
    sees: ['next_page', 'page=2'],
  },
  {
    asks: 'Existe limite de requisições?',
    by: { follows: [/^Paginação e limites$/] },
    at: 'guides/pagination.html',
    sees: ['requisições', 'nenhum limite', '429'],
  },
  {
    asks: 'O que mudou na última versão do documento?',
    by: { follows: [/^Versões e mudanças$/, /^Mudanças do documento$/] },
    at: 'guides/versioning.html#mudanças-do-documento',
    sees: [document.info.version],
  },
  {
    asks: 'Como verifico a assinatura de um webhook em PHP?',
    by: { follows: [/^Webhooks$/, /^PHP$/] },
    at: 'guides/webhooks.html#php',
    sees: ['hash_hmac', 'hash_equals'],
  },
  {
    asks: 'O que é o Pix Automático e o que esta API faz com ele?',
    by: { follows: [/^Pix Automático em dois minutos$/] },
    at: 'guides/pix-automatico.html',
    sees: ['contexto', 'Banco Central'],
  },
  {
    asks: 'Quais erros a criação de uma assinatura pode devolver?',
    by: { follows: [/^Criar uma assinatura$/] },
    at: 'operations/createSubscription.html',
    sees: ['422', 'customer_id and customer_attributes are exclusive'],
  },
  {
    asks: 'Posso cancelar uma assinatura?',
    by: { types: 'cancelar assinatura', opens: 'cancelar' },
    at: 'ledger.html#G65',
    sees: ['cancelar uma assinatura', 'G65'],
  },
  {
    asks: 'Posso enviar o CPF com pontos e traço?',
    by: { types: 'cpf com pontos', opens: 'string de dígitos' },
    at: 'ledger.html#F36',
    sees: ['document_number', 'dígitos', 'CPF'],
  },
  {
    asks: 'Onde consigo o client id e o client secret?',
    by: { follows: [/^Autenticação$/, /^A aplicação$/] },
    at: 'guides/authentication.html#a-aplicação',
    sees: ['UID', 'client secret', 'painel'],
  },
  {
    asks: 'Quais campos tem uma assinatura?',
    by: { follows: [/^Ler uma assinatura$/, /^Subscription$/] },
    at: 'resources/Subscription.html',
    sees: ['balance_in_cents', 'centavos'],
  },
]
