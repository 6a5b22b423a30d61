import type { Texts } from '../../../openapi/text/language.ts'

/** The words of the payer's phone, on its own page and in the console. */
const en = {
  bank: 'Example Bank',
  isTrial: 'Only a test: nothing is paid',
  product: 'Automatic Pix',
  question: (site: string) => `Let ${site} charge you from now on?`,
  every: (interval: number, unit: string) =>
    interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`,
  whoCharges: 'Who charges',
  whoPays: 'Who pays',
  forWhat: 'For what',
  howMuch: 'How much',
  howOften: 'How often',
  dueNow: 'Due now',
  nothingDue: 'Nothing: this only allows later charges',
  validUntil: 'Valid until',
  changedAt: 'Changed at',
  noItems: 'A subscription without items',
  item: (quantity: number, name: string, amount: string) => `${quantity} × ${name}, ${amount} each`,
  accept: 'Accept',
  refuse: 'Refuse',
  codeTitle: 'The Pix code',
  qrCode: 'QR code of this recurrence',
  codeAsText: 'Code to copy and paste',
  copy: 'Copy the code',
  copied: 'Copied',
  notCopied: 'The browser does not allow it: copy the marked text',
  outcomes: {
    active: {
      title: 'Accepted',
      text: (site: string) => `${site} may charge you by Pix from now on. Nothing was paid today.`,
    },
    refused: {
      title: 'Refused',
      text: (site: string) => `${site} cannot charge you. Nothing was paid.`,
    },
    expired: {
      title: 'The code has expired',
      text: (site: string) =>
        `Nobody answered in time, and nothing was paid. Ask ${site} for a new code.`,
    },
    canceled: {
      title: 'Canceled',
      text: (site: string) => `This was accepted, and ended later: ${site} charges no more.`,
    },
  },
  late: 'Nothing was changed: this was decided before.',
  toConsole: 'Show it in the console',
  back: 'Back to the site',
  problems: {
    unknown: {
      title: 'This code is unknown',
      text:
        'No payment profile of this site has this code. It is the 32 hexadecimal digits at the end of ' +
        'the location in the QR code; a reset or a restart makes new ones.',
    },
    method: {
      title: 'Method not allowed',
      text: 'Read this page with GET, and decide with POST.',
    },
    origin: {
      title: 'Wrong origin',
      text: 'A page of another origin cannot decide. Open this page directly.',
    },
    unreadable: { title: 'Nothing was decided', text: 'The decision could not be read.' },
    mediaType: {
      title: 'Nothing was decided',
      text: 'Send the decision as application/x-www-form-urlencoded.',
    },
    decision: {
      title: 'Nothing was decided',
      text: 'Send decision=accept or decision=refuse.',
    },
  },
}

export type PayTexts = typeof en

const pt: PayTexts = {
  bank: 'Banco Exemplo',
  isTrial: 'Só um teste: nada é pago',
  product: 'Pix Automático',
  question: (site) => `Autorizar ${site} a cobrar de você daqui em diante?`,
  every: (interval, unit) =>
    interval === 1
      ? `a cada ${toPortuguese(unit, 1)}`
      : `a cada ${interval} ${toPortuguese(unit, interval)}`,
  whoCharges: 'Quem cobra',
  whoPays: 'Quem paga',
  forWhat: 'Pelo quê',
  howMuch: 'Quanto',
  howOften: 'Com que frequência',
  dueNow: 'A pagar agora',
  nothingDue: 'Nada: você só autoriza cobranças futuras',
  validUntil: 'Válido até',
  changedAt: 'Alterado em',
  noItems: 'Uma assinatura sem itens',
  item: (quantity, name, amount) => `${quantity} × ${name}, ${amount} cada`,
  accept: 'Autorizar',
  refuse: 'Recusar',
  codeTitle: 'O código Pix',
  qrCode: 'QR Code desta recorrência',
  codeAsText: 'Pix copia e cola',
  copy: 'Copiar o código',
  copied: 'Copiado',
  notCopied: 'O navegador não permite: copie o texto marcado',
  outcomes: {
    active: {
      title: 'Autorizado',
      text: (site) => `${site} pode cobrar de você por Pix daqui em diante. Nada foi pago hoje.`,
    },
    refused: {
      title: 'Recusado',
      text: (site) => `${site} não pode cobrar de você. Nada foi pago.`,
    },
    expired: {
      title: 'O código expirou',
      text: (site) => `Ninguém respondeu a tempo, e nada foi pago. Peça um novo código a ${site}.`,
    },
    canceled: {
      title: 'Cancelado',
      text: (site) => `A autorização terminou depois: ${site} não cobra mais.`,
    },
  },
  late: 'Nada mudou: isto já foi decidido antes.',
  toConsole: 'Mostrar no console',
  back: 'Voltar ao site',
  problems: {
    unknown: {
      title: 'Código desconhecido',
      text:
        'Nenhum perfil de pagamento deste site tem este código. Ele é formado pelos 32 dígitos ' +
        'hexadecimais no fim do endereço do QR Code; redefinir ou reiniciar o site gera outros.',
    },
    method: {
      title: 'Método não permitido',
      text: 'Leia esta página com GET e decida com POST.',
    },
    origin: {
      title: 'Origem errada',
      text: 'Uma página de outra origem não pode decidir. Abra esta página diretamente.',
    },
    unreadable: { title: 'Nada foi decidido', text: 'Não foi possível ler a decisão.' },
    mediaType: {
      title: 'Nada foi decidido',
      text: 'Envie a decisão como application/x-www-form-urlencoded.',
    },
    decision: {
      title: 'Nada foi decidido',
      text: 'Envie decision=accept ou decision=refuse.',
    },
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

export const payTexts: Texts<PayTexts> = { en, 'pt-BR': pt }
