import type { Texts } from '../language.ts'

const en = {
  starting: 'The site is starting in this page.',
  inPage: (isKept: boolean) =>
    `A site in this page answers the calls. Nothing leaves your browser${isKept ? ', and it is kept until you reset it' : ''}.`,
  callsGoTo: 'Calls go to',
  theMock: (base: string, site: string) => `the mock at ${base} (site ${site})`,
  aSite: 'a site in this page',
  direct: (reason: string) =>
    `Calls go directly to the site in this page, so the browser’s network panel doesn’t show them: ${reason === 'file' ? 'a page opened from a file has no service worker' : reason}.`,
  resetMock: 'Reset the mock',
  reset: 'Reset',
  keptElsewhere:
    'This playground was continued in another tab, and that one is saved. What you do here is lost when you leave.',
  saveThis: 'Save this one instead',
  undo: 'Undo',
  close: 'Close',
  closed: 'this notice',
  working: (percent: number) => `Making the records: ${percent} %`,
  cancel: 'Cancel',
  givenUp: 'It was cancelled: nothing was changed.',
  rejected: 'The mock rejected the control token.',
  tokenBefore: 'The mock needs its control token (',
  tokenAfter: '): other machines can reach it. This tab keeps it until it is closed',
  useToken: 'Use it',
  noToken: (status: number) => `No token was granted: the answer was ${status}.`,
  wasReset: 'The site was reset: its first records, no tokens, the clock of this machine.',
  resetUndone: 'The reset was undone.',
  backAgain:
    'The site answers again. If it was restarted, its records are new, and tokens from before no longer hold.',
  nothingAnswers: (reason: string) => `Nothing answers here: ${reason}. Load the page again.`,
  dropped: (reason: string) => `The state saved by an earlier visit was dropped: ${reason}.`,
  wasRemoved: 'This site was removed: what you do here is lost when you leave.',
  notSaved: 'The browser can’t save anything here: a reload starts again.',
  noCryptography:
    'A site in this page signs its webhooks, and browsers offer the cryptography for that only over HTTPS or on this machine. Open the playground that way, or at a running mock.',
}

const pt: typeof en = {
  starting: 'O site está iniciando nesta página.',
  inPage: (isKept) =>
    `Um site nesta página responde às chamadas. Nada sai do seu navegador${isKept ? ', e ele fica salvo até você redefinir' : ''}.`,
  callsGoTo: 'As chamadas vão para',
  theMock: (base, site) => `o mock em ${base} (site ${site})`,
  aSite: 'um site nesta página',
  direct: (reason) =>
    `As chamadas vão direto ao site nesta página, então o painel de rede do navegador não as mostra: ${reason === 'file' ? 'uma página aberta de um arquivo não tem service worker' : reason}.`,
  resetMock: 'Redefinir o mock',
  reset: 'Redefinir',
  keptElsewhere:
    'Este playground continuou em outra aba, e é ela que fica salva. O que você fizer aqui se perde ao sair.',
  saveThis: 'Salvar este aqui',
  undo: 'Desfazer',
  close: 'Fechar',
  closed: 'aviso',
  working: (percent) => `Gerando os registros: ${percent} %`,
  cancel: 'Cancelar',
  givenUp: 'Foi cancelado: nada mudou.',
  rejected: 'O mock recusou o token de controle.',
  tokenBefore: 'O mock precisa do token de controle (',
  tokenAfter: '): outras máquinas o alcançam. Esta aba o guarda até ser fechada',
  useToken: 'Usar',
  noToken: (status) => `Nenhum token foi concedido: a resposta foi ${status}.`,
  wasReset: 'O site foi redefinido: registros iniciais, nenhum token, o relógio desta máquina.',
  resetUndone: 'A redefinição foi desfeita.',
  backAgain:
    'O site responde de novo. Se ele foi reiniciado, os registros são novos e os tokens de antes não valem mais.',
  nothingAnswers: (reason) => `Nada responde aqui: ${reason}. Carregue a página de novo.`,
  dropped: (reason) => `O estado salvo em uma visita anterior foi descartado: ${reason}.`,
  wasRemoved: 'Este site foi removido: o que você fizer aqui se perde ao sair.',
  notSaved: 'O navegador não consegue salvar nada aqui: ao recarregar, tudo recomeça.',
  noCryptography:
    'Um site nesta página assina seus webhooks, e os navegadores só oferecem a criptografia para isso por HTTPS ou nesta máquina. Abra o playground assim, ou em um mock em execução.',
}

export type PlaceWords = typeof en

export const placeTexts: Texts<PlaceWords> = { en, 'pt-BR': pt }
