import type { Texts } from '../../../openapi/text/language.ts'

const en = {
  theme: 'Colours',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  search: {
    label: 'Search',
    placeholder: 'Search ( / )',
    list: 'Found',
    one: '1 found',
    many: '# found',
    none: 'Nothing found',
    nothing: 'Nothing found for “#”. Try a field, an error code, a scope or a gap’s id.',
    missing: 'Cannot search: the index is missing; reload the page',
  },
  copy: 'Copy',
  copied: 'Copied',
  stated: 'stated',
  statedInPart: 'stated in part',
  assumed: 'assumed',
  kinds: {
    operation: 'operation',
    webhook: 'webhook',
    field: 'field',
    schema: 'schema',
    parameter: 'parameter',
    error: 'error',
    status: 'status',
    scope: 'scope',
    gap: 'gap',
    fact: 'fact',
    guide: 'guide',
    absent: 'not there',
    'control call': 'control call',
  },
}

const pt: typeof en = {
  theme: 'Tema',
  themes: { system: 'Do sistema', light: 'Claro', dark: 'Escuro' },
  search: {
    label: 'Buscar',
    placeholder: 'Buscar ( / )',
    list: 'Resultados',
    one: '1 resultado',
    many: '# resultados',
    none: 'Nenhum resultado',
    nothing:
      'Nada encontrado para “#”. Tente um campo, um código de erro, um escopo ou o id de uma lacuna.',
    missing: 'Não é possível buscar: falta o índice; recarregue a página',
  },
  copy: 'Copiar',
  copied: 'Copiado',
  stated: 'certo',
  statedInPart: 'certo em parte',
  assumed: 'suposto',
  kinds: {
    operation: 'operação',
    webhook: 'webhook',
    field: 'campo',
    schema: 'esquema',
    parameter: 'parâmetro',
    error: 'erro',
    status: 'status',
    scope: 'escopo',
    gap: 'lacuna',
    fact: 'fato',
    guide: 'guia',
    absent: 'não existe',
    'control call': 'chamada de controle',
  },
}

/** What the scripts of a page say: the search, the choice of colours, and the button that copies. */
export const barTexts: Texts<typeof en> = { en, 'pt-BR': pt }
