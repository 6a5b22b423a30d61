import type { Texts } from '../language.ts'

const en = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not allow it: select the text and copy it',
}

const pt: typeof en = {
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'O navegador não permite: selecione o texto e copie',
}

export const partTexts: Texts<typeof en> = { en, 'pt-BR': pt }
