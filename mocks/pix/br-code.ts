/** What a recurrence QR code says. */
export interface Recurrence {
  /** Name of who charges: accents are dropped, and what is beyond 25 characters. */
  merchantName: string
  /** City of who charges: accents are dropped, and what is beyond 15 characters. */
  merchantCity: string
  /** Address of the recurrence without `https://`: 1 to 77 visible ASCII characters. */
  location: string
}

const PIX = 'br.gov.bcb.pix'

/** The register of the checksum after one byte, for each byte. */
const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let register = byte << 8
  for (let bit = 0; bit < 8; bit++) {
    register = register & 0x8000 ? (register << 1) ^ 0x1021 : register << 1
  }
  return register
})

/**
 * Writes the text of a Pix recurrence QR code: only the recurrence, no payment (Jornada 2 of the
 * Central Bank's Pix API; gap G34).
 *
 * @throws Error when the location does not fit its field, or a name has no ASCII character.
 */
export function toRecurrencePayload({ merchantName, merchantCity, location }: Recurrence): string {
  if (!/^[\x21-\x7e]{1,77}$/.test(location) || location.includes('://')) {
    throw new Error(
      `Cannot write the QR code: location "${location}" does not fit; ` +
        'give 1 to 77 ASCII characters without https://',
    )
  }
  const payload =
    field('00', '01') +
    field('26', field('00', PIX)) +
    field('52', '0000') +
    field('53', '986') +
    field('58', 'BR') +
    field('59', toAscii(merchantName, 25)) +
    field('60', toAscii(merchantCity, 15)) +
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
  return toDigits(addToCrc(0xffff, text))
}

/** The register of the checksum after more text. */
function addToCrc(begin: number, text: string): number {
  let register = begin
  for (let index = 0; index < text.length; index++) {
    const byte = (register >> 8) ^ text.charCodeAt(index)
    register = ((register << 8) & 0xffff) ^ (CRC_TABLE[byte & 0xff] ?? 0)
  }
  return register
}

function toDigits(register: number): string {
  return register.toString(16).toUpperCase().padStart(4, '0')
}

/** EMV TLV: two digits of id, two of length, the value. */
function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

function toAscii(text: string, limit: number): string {
  const ascii = text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
  if (ascii === '') {
    throw new Error(`Cannot write the QR code: "${text}" has no ASCII character; give it some`)
  }
  return ascii.slice(0, limit).trimEnd()
}

/** What the mock's merchant shows, up to the payment code; the rest of it has a fixed length. */
const BEFORE_CODE = toRecurrencePayload({
  merchantName: 'Loja Exemplo',
  merchantCity: 'SAO PAULO',
  location: toRecurrenceLocation('0'.repeat(32)),
}).slice(0, -40)
const REGISTER_BEFORE_CODE = addToCrc(0xffff, BEFORE_CODE)

/**
 * The text of the QR code that enrols a payer with the mock's merchant.
 *
 * @param code 32 hexadecimal digits
 */
export function toRecurrenceCode(code: string): string {
  const end = `${code}6304`
  const last = [end, toDigits(addToCrc(REGISTER_BEFORE_CODE, end))].join('')
  // Put together with `+`, all texts share the first part, which is four times as long, until they are read.
  return BEFORE_CODE + last
}
