import type { Texts } from '../language.ts'

const en = {
  copy: 'Copy',
  copied: 'Copied',
  required: 'required',
  assumed: (text: string) => `Assumed: ${text}`,
  assumedGap: (id: string) => `Assumed, gap ${id}`,
  notCopied: 'The browser does not allow it: select the text and copy it',
}

const pt: typeof en = {
  copy: 'Copiar',
  copied: 'Copiado',
  required: 'obrigatório',
  assumed: (text) => `Suposição: ${text}`,
  assumedGap: (id) => `Suposição, lacuna ${id}`,
  notCopied: 'O navegador não permite: selecione o texto e copie',
}

export const partTexts: Texts<typeof en> = { en, 'pt-BR': pt }
