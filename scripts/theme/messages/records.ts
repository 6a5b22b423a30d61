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
  count: (total: number, shown: string) =>
    total === 1 ? '1 record' : `${shown} records, newest first`,
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
  fields: 'Fields',
  history: 'History',
  linked: 'Belongs to it',
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
  count: (total, shown) => (total === 1 ? '1 registro' : `${shown} registros, mais novos primeiro`),
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
  fields: 'Campos',
  history: 'Histórico',
  linked: 'Ligados a ele',
  events: {
    customer_created: 'Cliente criado',
    subscription_created: 'Assinatura criada',
    item_added: 'Item adicionado',
    payment_profile_created: 'Perfil de pagamento criado',
    payment_profile_updated: 'Perfil de pagamento alterado',
    webhook_sent: 'Webhook',
  },
}

export const recordTexts: Texts<typeof en> = { en, 'pt-BR': pt }
