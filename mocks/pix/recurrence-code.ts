import { toRecurrenceLocation, toRecurrencePayload } from './br-code.ts'

/** The text of the QR code that enrols a payer with the site's merchant. */
export function toRecurrenceCode(code: string): string {
  return toRecurrencePayload({
    merchantName: 'Loja Exemplo',
    merchantCity: 'SAO PAULO',
    location: toRecurrenceLocation(code),
  })
}
