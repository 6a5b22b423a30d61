import type { Texts } from '../language.ts'

const en = {
  title: 'Applications',
  about:
    'A client calls this site as an OAuth 2.0 application: its UID is the client id, its secret the client secret.',
  create: 'New application',
  name: 'Name',
  redirectUri: 'Redirect URI',
  redirectAbout: 'May stay empty: this service never redirects.',
  scopes: 'Scopes',
  scopesAbout: 'Separated by spaces. Known scopes:',
  add: 'Create the application',
  noName: 'Give the application a name.',
  commas: (fixed: string) =>
    `Scopes are separated by spaces, and a list with commas is an error. Write: ${fixed}`,
  noScope: 'Give at least one scope.',
  unknownScope: (scope: string) => `There is no scope ${scope}.`,
  uid: 'UID',
  uidAbout: 'client id',
  secret: 'Secret',
  secretAbout: 'client secret',
  tokenCall: 'Its token call',
  localOnly: 'It calls a mock on your own machine: a terminal can’t reach the site in this page.',
  getToken: 'Get a token for it here',
  hasToken: 'The console calls as this application now.',
  another: 'All applications',
  unknown: 'There is no application with this UID. A reset keeps applications, a restart does not.',
}

const pt: typeof en = {
  title: 'Aplicações',
  about:
    'Um cliente da API chama este site como uma aplicação OAuth 2.0: o UID dela é o client id, o segredo é o client secret.',
  create: 'Nova aplicação',
  name: 'Nome',
  redirectUri: 'URI de redirecionamento',
  redirectAbout: 'Pode ficar vazia: este serviço nunca redireciona.',
  scopes: 'Escopos',
  scopesAbout: 'Separados por espaços. Escopos conhecidos:',
  add: 'Criar a aplicação',
  noName: 'Dê um nome à aplicação.',
  commas: (fixed) =>
    `Os escopos são separados por espaços, e uma lista com vírgulas é um erro. Escreva: ${fixed}`,
  noScope: 'Dê pelo menos um escopo.',
  unknownScope: (scope) => `Não existe o escopo ${scope}.`,
  uid: 'UID',
  uidAbout: 'client id',
  secret: 'Segredo',
  secretAbout: 'client secret',
  tokenCall: 'A chamada de token desta aplicação',
  localOnly:
    'A chamada é para um mock na sua máquina: um terminal não alcança o site desta página.',
  getToken: 'Obter um token para ela aqui',
  hasToken: 'Agora o console chama como esta aplicação.',
  another: 'Todas as aplicações',
  unknown:
    'Não existe aplicação com este UID. Redefinir o site mantém as aplicações; reiniciar, não.',
}

export const applicationTexts: Texts<typeof en> = { en, 'pt-BR': pt }
