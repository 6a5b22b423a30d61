import type { Texts } from '../language.ts'

const en = {
  title: 'Sites',
  list: 'The sites that run here',
  name: 'Name',
  address: 'Address',
  seed: 'Seed',
  customers: 'Customers',
  actions: 'Remove',
  here: 'You are here',
  switchTo: (name: string) => `Open ${name}`,
  first: 'The first one stays',
  remove: 'Remove',
  confirm: (name: string) => `Remove ${name} with all it holds? This cannot be undone.`,
  keep: 'Keep it',
  alone:
    'There is one site in this page, and others cannot be added. At a running mock (npx sabia mock) this screen adds, opens and removes sites.',
  add: 'Add a site',
  nameAbout: 'Lower-case letters, digits and dashes: it is the site’s subdomain.',
  seedAbout: 'The same seed gives the same records.',
  customersAbout: '0 to 100,000.',
  wrongName: 'Use 1 to 63 lower-case letters, digits and dashes; a dash neither first nor last.',
  wrongNumber: (least: number, most: number) => `Give a whole number from ${least} to ${most}.`,
  addIt: 'Add the site',
  adding: (name: string, seconds: number) => `Adding ${name}: ${seconds} s.`,
  goesOn:
    'This cannot be stopped, and goes on when you leave this page. With 100,000 customers it takes some seconds, in which the mock answers nobody.',
  added: (name: string) => `The site ${name} was added.`,
  state: 'This site’s state',
  reset: 'Reset',
  resetAbout:
    'Back to the first records, without tokens, faults and requests. Applications and endpoints stay.',
  scenario: 'Scenario',
  scenarioAbout: 'Resets the site to other records.',
  play: 'Play it',
  save: 'Save a snapshot',
  saveAbout: 'The whole state as a file, secrets included.',
  load: 'Load a snapshot',
  loadAbout: 'Replaces the whole state by that of a file.',
  notJson: (name: string) => `${name} is no JSON file: nothing was changed.`,
  told: {
    played: (name: string) => `The scenario ${name} is played.`,
    loaded: (name: string) => `The state is now that of ${name}.`,
    undone: 'The state from before is back.',
  },
  scenarios: {} as Readonly<Record<string, string>>,
}

const pt: typeof en = {
  title: 'Sites',
  list: 'Os sites que rodam aqui',
  name: 'Nome',
  address: 'Endereço',
  seed: 'Semente',
  customers: 'Clientes',
  actions: 'Remover',
  here: 'Você está aqui',
  switchTo: (name) => `Abrir ${name}`,
  first: 'O primeiro fica',
  remove: 'Remover',
  confirm: (name) => `Remover ${name} com tudo o que contém? Isto não pode ser desfeito.`,
  keep: 'Manter',
  alone:
    'Há um só site nesta página, e não é possível adicionar outros. Em um mock (npx sabia mock), esta tela adiciona, abre e remove sites.',
  add: 'Adicionar um site',
  nameAbout: 'Letras minúsculas, dígitos e hifens: é o subdomínio do site.',
  seedAbout: 'A mesma semente dá os mesmos registros.',
  customersAbout: 'De 0 a 100.000.',
  wrongName: 'Use de 1 a 63 letras minúsculas, dígitos e hifens, sem hífen no início nem no fim.',
  wrongNumber: (least, most) => `Informe um número inteiro de ${least} a ${most}.`,
  addIt: 'Adicionar o site',
  adding: (name, seconds) => `Adicionando ${name}: ${seconds} s.`,
  goesOn:
    'Não é possível parar, e continua se você sair desta página. Com 100.000 clientes leva alguns segundos, nos quais o mock não responde a ninguém.',
  added: (name) => `O site ${name} foi adicionado.`,
  state: 'O estado deste site',
  reset: 'Redefinir',
  resetAbout:
    'De volta aos registros iniciais, sem tokens, falhas e requisições. As aplicações e os endpoints ficam.',
  scenario: 'Cenário',
  scenarioAbout: 'Redefine o site com outros registros.',
  play: 'Usar',
  save: 'Salvar um snapshot',
  saveAbout: 'Todo o estado em um arquivo, inclusive os segredos.',
  load: 'Carregar um snapshot',
  loadAbout: 'Substitui todo o estado pelo de um arquivo.',
  notJson: (name) => `${name} não é um arquivo JSON: nada mudou.`,
  told: {
    played: (name) => `O cenário ${name} está em uso.`,
    loaded: (name) => `O estado agora é o de ${name}.`,
    undone: 'O estado de antes voltou.',
  },
  // The mock names them in English; one that is missing here is shown so.
  scenarios: {
    default: 'Os clientes, assinaturas e perfis de pagamento com que o site foi criado.',
    empty: 'Só o catálogo: nenhum cliente ainda.',
    'many-customers': 'Dez mil clientes com suas assinaturas: as listas têm muitas páginas.',
    'profile-pending':
      'Um cliente com uma assinatura, cujo perfil de pagamento espera o pagador; todos têm o id 1.',
    'profile-active':
      'Um cliente com uma assinatura, cujo perfil de pagamento o pagador autorizou; todos têm o id 1.',
    'profile-refused':
      'Um cliente com uma assinatura, cujo perfil de pagamento o pagador recusou; todos têm o id 1.',
    'profile-expired':
      'Um cliente com uma assinatura, cujo perfil de pagamento expirou sem ser lido; todos têm o id 1.',
    'profile-canceled':
      'Um cliente com uma assinatura, cujo perfil de pagamento foi autorizado e depois cancelado; todos têm o id 1.',
  },
}

export const siteTexts: Texts<typeof en> = { en, 'pt-BR': pt }
