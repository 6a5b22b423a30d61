import type { Texts } from '../language.ts'

const en = {
  title: 'Gaps',
  about:
    'What the specification leaves open. For each gap the mock assumes something; here you switch that while the site runs.',
  search: 'Search in ids, names, questions and choices',
  onlyChanged: 'Only those that differ from the assumption',
  count: (shown: number, changed: number) =>
    `${shown} shown. ${changed === 1 ? '1 differs' : `${changed} differ`} from the assumption.`,
  none: 'No gap matches.',
  id: 'Gap',
  question: 'Question',
  inForce: 'In force',
  changed: 'changed',
  file: 'Site profile',
  load: 'Load a site profile, such as observed-profile.yaml',
  drop: 'You can also drop the file here.',
  save: 'Save the site profile',
  assumptions: 'Back to all assumptions',
  loaded: (name: string, count: number) =>
    `${name} is in force: ${count === 1 ? '1 gap differs' : `${count} gaps differ`} from the assumption.`,
  notPlayed: (ids: string) =>
    `The mock cannot play what the file says of ${ids}; the assumption stays there.`,
  notRead: (name: string, reason: string) => `${name} was not loaded: ${reason}`,
  notAnObject: 'a site profile names gaps, each with a choice or a value',
  header: 'Site profile: sabia mock --profile sabia-profile.yaml',
  back: 'All gaps',
  unknown: (id: string) => `The ledger has no gap ${id}.`,
  assumption: 'Assumption',
  reason: 'Reason',
  section: (name: string) => `Section ${name} of the specification`,
  ledger: 'In the ledger',
  choices: 'Choices',
  use: 'Use it',
  current: 'in force',
  assumed: 'assumed',
  unplayable: 'the mock cannot play it',
  value: 'Value',
  valueAbout: 'A value of your own, as JSON:',
  anyText: 'any other text',
  set: 'Set value',
  isSet: 'The value is in force.',
}

const pt: typeof en = {
  title: 'Lacunas',
  about:
    'O que a especificação deixa em aberto. Para cada lacuna o mock supõe algo; aqui você troca isso com o site no ar.',
  search: 'Buscar em ids, nomes, perguntas e opções',
  onlyChanged: 'Só as que diferem da suposição',
  count: (shown, changed) =>
    `${shown} na lista. ${changed === 1 ? '1 difere' : `${changed} diferem`} da suposição.`,
  none: 'Nenhuma lacuna encontrada.',
  id: 'Lacuna',
  question: 'Pergunta',
  inForce: 'Em vigor',
  changed: 'alterada',
  file: 'Perfil do site',
  load: 'Carregar um perfil do site, como observed-profile.yaml',
  drop: 'Você também pode soltar o arquivo aqui.',
  save: 'Salvar o perfil do site',
  assumptions: 'Voltar a todas as suposições',
  loaded: (name, count) =>
    `${name} está em vigor: ${count === 1 ? '1 lacuna difere' : `${count} lacunas diferem`} da suposição.`,
  notPlayed: (ids) =>
    `O mock não consegue reproduzir o que o arquivo diz de ${ids}; ali vale a suposição.`,
  notRead: (name, reason) => `${name} não foi carregado: ${reason}`,
  notAnObject: 'um perfil do site indica lacunas, cada uma com uma opção ou um valor',
  header: 'Perfil do site: sabia mock --profile sabia-profile.yaml',
  back: 'Todas as lacunas',
  unknown: (id) => `O inventário não tem a lacuna ${id}.`,
  assumption: 'Suposição',
  reason: 'Razão',
  section: (name) => `Seção ${name} da especificação`,
  ledger: 'No inventário',
  choices: 'Opções',
  use: 'Usar',
  current: 'em vigor',
  assumed: 'suposta',
  unplayable: 'o mock não consegue reproduzi-la',
  value: 'Valor',
  valueAbout: 'Um valor seu, em JSON:',
  anyText: 'qualquer outro texto',
  set: 'Definir valor',
  isSet: 'O valor está em vigor.',
}

export const gapTexts: Texts<typeof en> = { en, 'pt-BR': pt }
