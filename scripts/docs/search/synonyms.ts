import type { Language } from '../../../openapi/text/language.ts'
import { toTerm, withoutAccents } from './terms.ts'

/** Words that readers use, and the words of the documents for the same thing. */
const ENGLISH: readonly (readonly string[])[] = [
  ['lifetime', 'life', 'live', 'expire', 'expiry', 'ttl', 'expires_in', 'validity', 'duration'],
  ['second', 'another', 'already', 'twice', 'duplicate', 'same', 'unique', 'uniqueness'],
  ['signature', 'sign', 'verify', 'hmac', 'webhook-signature'],
  ['zip', 'postcode', 'postal', 'cep'],
  ['cpf', 'cnpj', 'tax', 'document_number'],
  ['format', 'form', 'pattern', 'digit'],
  ['scope', 'permission'],
  ['add', 'append', 'put'],
  ['delete', 'remove', 'cancel', 'destroy'],
  ['update', 'change', 'edit', 'modify', 'patch'],
  ['customer', 'subscription', 'record'],
  ['pagination', 'page', 'paging', 'cursor'],
  ['size', 'per_page', 'length'],
  ['phone', 'telephone', 'mobile'],
  ['price', 'amount', 'cent', 'money'],
  ['retry', 'redeliver', 'resend', 'repeat', 'idempotency', 'idempotent', 'idempotency-key'],
  ['rate', 'limit', 'throttle', 'quota', 'minute', '429'],
  ['qr', 'qr_code', 'brcode'],
  ['card', 'credit', 'debit', 'boleto', 'pix', 'payment_method_type'],
  ['charge', 'payment', 'pay', 'bill', 'invoice'],
  ['answer', 'response', 'reply'],
  ['envelope', 'wrapper', 'body', 'key'],
  ['endpoint', 'url', 'address', 'path', 'route'],
  ['event', 'webhook', 'callback', 'notification'],
  ['name', 'called'],
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly', 'annual'],
  ['auth', 'authentication', 'oauth', 'credential', 'login', 'bearer'],
  ['missing', 'required', 'mandatory'],
  ['missing', 'absent', 'omit', 'leave', 'without'],
  ['null', 'absent', 'empty'],
  ['date', 'timestamp', 'timezone', 'zone', 'utc'],
  ['time', 'timestamp'],
  ['email', 'e-mail', 'mail'],
  ['refuse', 'reject', 'decline', 'deny'],
  ['accept', 'approve', 'activate'],
  ['create', 'make', 'new'],
  ['list', 'all', 'search'],
  ['read', 'get', 'fetch', 'show'],
  ['locally', 'local', 'mock'],
  ['error', 'fail', 'failure'],
]

/** The same in Portuguese; names of fields and codes are English there too. */
const PORTUGUESE: readonly (readonly string[])[] = [
  ['validade', 'vida', 'dura', 'duração', 'expira', 'vence', 'expires_in'],
  ['segundo', 'outro', 'já', 'duplicado', 'duplicar', 'duas', 'repetido'],
  ['assinatura', 'subscription', 'plano'],
  ['assinar', 'verificar', 'conferir', 'autêntico', 'hmac', 'webhook-signature'],
  ['cep', 'zip', 'postal'],
  ['cpf', 'cnpj', 'documento', 'document_number'],
  ['formato', 'forma', 'dígito'],
  ['escopo', 'scope', 'permissão'],
  ['adicionar', 'acrescentar', 'incluir', 'add'],
  ['excluir', 'apagar', 'remover', 'deletar', 'cancelar', 'delete'],
  ['atualizar', 'alterar', 'mudar', 'editar', 'modificar', 'update'],
  ['cliente', 'customer', 'comprador'],
  ['pagador', 'payer', 'consumidor'],
  ['paginação', 'página', 'cursor', 'page'],
  ['tamanho', 'per_page'],
  ['telefone', 'celular', 'phone'],
  ['preço', 'valor', 'quantia', 'centavo', 'dinheiro', 'price', 'cents'],
  ['reenviar', 'retentativa', 'tentativa', 'repetir', 'novamente', 'novo', 'idempotência'],
  ['limite', 'limitação', 'minuto', 'taxa', '429'],
  ['qr', 'qr_code', 'qrcode', 'brcode', 'copia-e-cola'],
  ['cartão', 'crédito', 'débito', 'boleto', 'pix', 'payment_method_type'],
  ['cobrança', 'cobrar', 'pagamento', 'pagar', 'fatura', 'charge', 'invoice'],
  ['reembolso', 'estorno', 'devolução', 'devolver', 'refund'],
  ['recorrência', 'recorrente', 'automático', 'mandato', 'autorização'],
  ['resposta', 'retorno', 'response'],
  ['envelope', 'corpo', 'chave'],
  ['endereço', 'url', 'caminho', 'rota', 'endpoint'],
  ['evento', 'webhook', 'callback', 'notificação', 'aviso'],
  ['autenticação', 'login', 'credencial', 'oauth', 'token', 'bearer'],
  ['obrigatório', 'exigido', 'precisa', 'required'],
  ['data', 'timestamp', 'fuso', 'utc', 'hora'],
  ['email', 'e-mail'],
  ['recusar', 'rejeitar', 'negar', 'refuse'],
  ['aceitar', 'autorizar', 'aprovar', 'ativar', 'accept'],
  ['criar', 'cadastrar', 'novo', 'create'],
  ['listar', 'lista', 'todos', 'buscar', 'list'],
  ['ler', 'consultar', 'obter', 'ver', 'get'],
  ['erro', 'falha', 'falhar', 'error'],
  ['perfil', 'profile'],
  ['adesão', 'inscrição', 'enrolar', 'enrolment'],
  ['testar', 'teste', 'experimentar'],
  ['relógio', 'tempo', 'avançar', 'clock'],
]

const GROUPS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: ENGLISH,
  'pt-BR': PORTUGUESE,
}

/** Makes what finds the synonyms of a term, if any. */
export function createSynonyms(language: Language): (term: string) => readonly string[] {
  const byTerm = new Map<string, Set<string>>()
  for (const group of GROUPS[language]) {
    const terms = group.map((word) => toTerm(withoutAccents(word), language) ?? word)
    for (const term of terms) byTerm.set(term, new Set([...(byTerm.get(term) ?? []), ...terms]))
  }
  return (term) => [...(byTerm.get(term) ?? [])].filter((other) => other !== term)
}
