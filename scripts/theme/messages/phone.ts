import type { Texts } from '../language.ts'

const en = {
  title: 'The payer’s phone',
  list: 'Enrolments that wait for their payer',
  device: (id: number | string) => `The phone with payment profile ${id}`,
  waiting: (count: number) => (count === 0 ? 'No enrolment is waiting' : `${count} waiting`),
  nobody: 'Create a payment profile, and its payer is asked here.',
  create: 'Create a payment profile',
  some: (shown: number, total: number) => `The newest ${shown} of ${total}.`,
  all: (total: number) => `Show all ${total}`,
  others: 'All payment profiles, decided ones too',
  backToList: 'All that wait',
  needsToken: 'Unknown: the mock needs its control token first.',
  none: 'There is no enrolment yet. Create a payment profile.',
  profile: 'Profile',
  about: (id: number) => `payment profile ${id}`,
  expire: 'Let expire',
  cancel: 'Cancel it',
  ownPage: 'The page for a real phone',
  record: 'Its record and history',
  decided: {
    accept: (id: number) => `Payment profile ${id} was accepted.`,
    refuse: (id: number) => `Payment profile ${id} was refused.`,
  },
  unheard: 'No endpoint is registered, so no webhook was sent.',
}

const pt: typeof en = {
  title: 'O celular do pagador',
  list: 'Adesões à espera do pagador',
  device: (id) => `O celular com o perfil de pagamento ${id}`,
  waiting: (count) => (count === 0 ? 'Ninguém está esperando' : `${count} esperando`),
  nobody: 'Crie um perfil de pagamento, e o pedido ao pagador aparece aqui.',
  create: 'Criar um perfil de pagamento',
  some: (shown, total) => `Os ${shown} mais novos de ${total}.`,
  all: (total) => `Mostrar todos os ${total}`,
  others: 'Todos os perfis de pagamento, inclusive os já decididos',
  backToList: 'Todas as que esperam',
  needsToken: 'Desconhecido: o mock precisa antes do token de controle.',
  none: 'Ainda não há adesão. Crie um perfil de pagamento.',
  profile: 'Perfil',
  about: (id) => `perfil de pagamento ${id}`,
  expire: 'Deixar expirar',
  cancel: 'Cancelar',
  ownPage: 'A página para um celular de verdade',
  record: 'O registro e o histórico',
  decided: {
    accept: (id) => `O perfil de pagamento ${id} foi autorizado.`,
    refuse: (id) => `O perfil de pagamento ${id} foi recusado.`,
  },
  unheard: 'Nenhum endpoint está registrado, então nenhum webhook foi enviado.',
}

export const phoneTexts: Texts<typeof en> = { en, 'pt-BR': pt }
