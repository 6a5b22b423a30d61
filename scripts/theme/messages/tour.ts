import type { Texts } from '../language.ts'

const en = {
  take: 'Take the tour of the Pix flow',
  goOn: 'Continue the tour',
  name: 'Tour of the Pix flow',
  stepOf: (step: number, steps: number) => `, step ${step} of ${steps}`,
  stepsDone: 'Steps done',
  whole: 'That is the whole flow',
  ended: 'The tour ends here',
  wholeWhy:
    'A payment profile is active, a webhook announced it, and you have seen an error on the way.',
  endedWhy:
    'Steps were skipped or ended differently: no webhook has announced an active payment profile.',
  kept: 'Everything is still here: change a call and send it again.',
  stuck:
    'No payment profile of this tour is waiting, so none can be accepted. A refusal is announced by a webhook too: continue to see it, or restart the tour.',
  inbox: (url: string) => `The mock sends its webhooks to its own inbox too: ${url}`,
  done: 'Done.',
  end: 'End the tour',
  next: (title: string) => `Next: ${title}`,
  skip: 'Skip this step',
  restart: 'Restart the tour',
  again: 'Take it again',
  leave: 'Leave the tour',
  show: 'Show me where',
  help: 'Do it for me',
  doneGoOn: 'Done. Continue the tour',
  result: 'Result of this step',
  profile: 'Payment profile',
  webhook: 'Webhook',
  steps: {
    token: {
      title: 'Get a token',
      why: 'Every API call carries an access token, which says what the client may do. The form requests all scopes of the default application.',
    },
    subscription: {
      title: 'Create a customer with a subscription',
      why: 'The unified flow creates both in one call, or neither. A payment profile needs both: it pays for one subscription of one customer.',
    },
    profile: {
      title: 'Create a Pix payment profile',
      why: 'The response has the QR code of a recurrence, and the payment profile is not active yet. The payer has not agreed to anything yet.',
    },
    accept: {
      title: 'Accept it on the phone',
      why: 'The payer scans the code with their bank’s app and decides there, out of sight of the client. Press Accept on the phone: now you are the payer.',
    },
    webhook: {
      title: 'See the webhook arrive',
      why: 'The site announces the change by a signed webhook, because no call was waiting for it. The inbox checks the signature with the endpoint’s secret.',
    },
    refused: {
      title: 'Ask for a second payment profile',
      why: 'A subscription has one payment profile at a time, and the site refuses another. Send the same call again and look for the code SB344.',
    },
    read: {
      title: 'Read the subscription back',
      why: 'Reading it returns fields that the create response leaves out, such as the state. The payment profile is not among them: a client learns about it from the webhook.',
    },
  },
}

const pt: typeof en = {
  take: 'Fazer o tour do fluxo Pix',
  goOn: 'Continuar o tour',
  name: 'Tour do fluxo Pix',
  stepOf: (step, steps) => `, etapa ${step} de ${steps}`,
  stepsDone: 'Etapas concluídas',
  whole: 'Esse é o fluxo completo',
  ended: 'O tour termina aqui',
  wholeWhy:
    'Um perfil de pagamento está ativo, um webhook avisou isso, e você viu um erro no caminho.',
  endedWhy:
    'Etapas foram puladas ou terminaram de outro jeito: nenhum webhook avisou de um perfil de pagamento ativo.',
  kept: 'Tudo continua aqui: altere uma chamada e envie de novo.',
  stuck:
    'Nenhum perfil de pagamento deste tour está aguardando, então não há o que aceitar. Uma recusa também é avisada por webhook: continue para ver, ou recomece o tour.',
  inbox: (url) => `O mock também envia os webhooks para a própria caixa de entrada: ${url}`,
  done: 'Pronto.',
  end: 'Terminar o tour',
  next: (title) => `Próxima: ${title}`,
  skip: 'Pular esta etapa',
  restart: 'Recomeçar o tour',
  again: 'Fazer de novo',
  leave: 'Sair do tour',
  show: 'Mostrar onde fica',
  help: 'Fazer por mim',
  doneGoOn: 'Pronto. Continuar o tour',
  result: 'Resultado desta etapa',
  profile: 'Perfil de pagamento',
  webhook: 'Webhook',
  steps: {
    token: {
      title: 'Obter um token',
      why: 'Toda chamada da API leva um token de acesso, que diz o que o cliente da API pode fazer. O formulário pede todos os escopos da aplicação padrão.',
    },
    subscription: {
      title: 'Criar um cliente com uma assinatura',
      why: 'O fluxo unificado cria os dois em uma só chamada, ou nenhum. Um perfil de pagamento precisa dos dois: ele paga uma assinatura de um cliente.',
    },
    profile: {
      title: 'Criar um perfil de pagamento Pix',
      why: 'A resposta traz o QR Code de uma recorrência, e o perfil de pagamento ainda não está ativo. O pagador ainda não autorizou nada.',
    },
    accept: {
      title: 'Autorizar no celular',
      why: 'O pagador lê o código com o aplicativo do banco e decide lá, longe dos olhos do cliente da API. Autorize no celular: agora o pagador é você.',
    },
    webhook: {
      title: 'Ver o webhook chegar',
      why: 'O site avisa a mudança com um webhook assinado, porque nenhuma chamada esperava por ela. A caixa de entrada verifica a assinatura com o segredo do endpoint.',
    },
    refused: {
      title: 'Pedir um segundo perfil de pagamento',
      why: 'Uma assinatura tem um só perfil de pagamento por vez, e o site recusa outro. Envie a mesma chamada de novo e procure o código SB344.',
    },
    read: {
      title: 'Ler a assinatura de volta',
      why: 'A leitura devolve campos que a resposta da criação não traz, como o estado. O perfil de pagamento não está entre eles: o cliente da API fica sabendo dele pelo webhook.',
    },
  },
}

export const tourTexts: Texts<typeof en> = { en, 'pt-BR': pt }
