import type { Texts } from '../language.ts'

const en = {
  title: 'Records',
  kinds: {
    customers: 'Customers',
    subscriptions: 'Subscriptions',
    payment_profiles: 'Payment profiles',
  },
  kind: {
    customers: 'Customer',
    subscriptions: 'Subscription',
    payment_profiles: 'Payment profile',
  },
  kindsLabel: 'Kinds of records',
  search: 'Search in ids, names, addresses, numbers and states',
  count: (shown: number, total: number) => `${shown} of ${total}, newest first`,
  none: 'There is no such record.',
  nothing: 'There are none yet.',
  id: 'Id',
  name: 'Name',
  email: 'E-mail',
  document: 'Document',
  created: 'Created',
  customer: 'Customer',
  state: 'State',
  status: 'Status',
  items: 'Items',
  total: 'Amount',
  every: (interval: number, unit: string) =>
    interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`,
  fields: 'Fields',
  history: 'History',
  linked: 'Belongs to it',
  toPhone: 'Show it on the payer’s phone',
  events: {
    customer_created: 'Customer created',
    subscription_created: 'Subscription created',
    item_added: 'Item added',
    payment_profile_created: 'Payment profile created',
    payment_profile_updated: 'Payment profile changed',
    webhook_sent: 'Webhook',
  },
}

const pt: typeof en = {
  title: 'Registros',
  kinds: {
    customers: 'Clientes',
    subscriptions: 'Assinaturas',
    payment_profiles: 'Perfis de pagamento',
  },
  kind: {
    customers: 'Cliente',
    subscriptions: 'Assinatura',
    payment_profiles: 'Perfil de pagamento',
  },
  kindsLabel: 'Tipos de registro',
  search: 'Buscar em ids, nomes, endereços, números e estados',
  count: (shown, total) => `${shown} de ${total}, mais novos primeiro`,
  none: 'Este registro não existe.',
  nothing: 'Ainda não há nenhum.',
  id: 'Id',
  name: 'Nome',
  email: 'E-mail',
  document: 'Documento',
  created: 'Criado',
  customer: 'Cliente',
  state: 'Estado',
  status: 'Status',
  items: 'Itens',
  total: 'Valor',
  every: (interval, unit) =>
    interval === 1
      ? `a cada ${toPortuguese(unit, 1)}`
      : `a cada ${interval} ${toPortuguese(unit, interval)}`,
  fields: 'Campos',
  history: 'Histórico',
  linked: 'Ligados a ele',
  toPhone: 'Mostrar no celular do pagador',
  events: {
    customer_created: 'Cliente criado',
    subscription_created: 'Assinatura criada',
    item_added: 'Item adicionado',
    payment_profile_created: 'Perfil de pagamento criado',
    payment_profile_updated: 'Perfil de pagamento alterado',
    webhook_sent: 'Webhook',
  },
}

/** A unit of an interval in Portuguese; one that the document does not name stays as it is. */
function toPortuguese(unit: string, count: number): string {
  const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
    day: ['dia', 'dias'],
    week: ['semana', 'semanas'],
    month: ['mês', 'meses'],
    year: ['ano', 'anos'],
  }
  return words[unit]?.[count === 1 ? 0 : 1] ?? unit
}

export const recordTexts: Texts<typeof en> = { en, 'pt-BR': pt }
