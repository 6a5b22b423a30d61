/** What a recurrence QR code says. */
export interface Recurrence {
  /** Name of who charges: 25 characters at most, accents are dropped. */
  merchantName: string
  /** City of who charges: 15 characters at most, accents are dropped. */
  merchantCity: string
  /** Address of the recurrence without `https://`: 77 characters at most. */
  location: string
}

const PIX = 'br.gov.bcb.pix'

/**
 * Writes the text of a Pix recurrence QR code: only the recurrence, no payment (Jornada 2 of the
 * Central Bank's Pix API; gap G34).
 *
 * @throws Error when the location does not fit its field.
 */
export function toRecurrencePayload({ merchantName, merchantCity, location }: Recurrence): string {
  if (location.length > 77 || location.includes('://')) {
    throw new Error(
      `Cannot write the QR code: location "${location}" does not fit; give at most 77 characters without https://`,
    )
  }
  const payload =
    field('00', '01') +
    field('26', field('00', PIX)) +
    field('52', '0000') +
    field('53', '986') +
    field('58', 'BR') +
    field('59', toAscii(merchantName).slice(0, 25)) +
    field('60', toAscii(merchantCity).slice(0, 15)) +
    field('62', field('05', '***')) +
    field('80', field('00', PIX) + field('25', location)) +
    // The checksum covers its own id and length, and stands last although 80 is greater.
    '6304'
  return payload + crc16(payload)
}

/** The location of a recurrence at a reserved name, so that no bank's app can reach anything. */
export function toRecurrenceLocation(code: string): string {
  return `pix.example.com/qr/v2/rec/${code}`
}

/** Finds the 32 hexadecimal digits at the end of a payload's location. */
export function findPaymentCode(payload: string): string | undefined {
  return /\/rec\/([0-9a-f]{32})6304[0-9A-F]{4}$/.exec(payload)?.[1]
}

/** CRC-16/CCITT-FALSE of an ASCII text, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let register = 0xffff
  for (let index = 0; index < text.length; index++) {
    register ^= text.charCodeAt(index) << 8
    for (let bit = 0; bit < 8; bit++) {
      register = register & 0x8000 ? ((register << 1) ^ 0x1021) & 0xffff : (register << 1) & 0xffff
    }
  }
  return register.toString(16).toUpperCase().padStart(4, '0')
}

/** EMV TLV: two digits of id, two of length, the value. */
function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

function toAscii(text: string): string {
  return text.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '').trim()
}
