const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Tells whether a text is a personal tax number (CPF) of 11 digits with right check digits. */
export function isValidCpf(text: string): boolean {
  return isValid(text, 11, CPF_WEIGHTS)
}

/** Tells whether a text is a company's tax number (CNPJ) of 14 digits with right check digits. */
export function isValidCnpj(text: string): boolean {
  return isValid(text, 14, CNPJ_WEIGHTS)
}

/** Completes nine digits to a CPF. */
export function toCpf(nineDigits: string): string {
  return complete(nineDigits, CPF_WEIGHTS)
}

/** Completes twelve digits to a CNPJ. */
export function toCnpj(twelveDigits: string): string {
  return complete(twelveDigits, CNPJ_WEIGHTS)
}

function isValid(text: string, length: number, weights: readonly number[]): boolean {
  // Numbers of one repeated digit have right check digits and are never given out.
  if (text.length !== length || !/^\d+$/.test(text) || /^(\d)\1*$/.test(text)) return false
  return complete(text.slice(0, -2), weights) === text
}

function complete(digits: string, weights: readonly number[]): string {
  const first = digits + checkDigit(digits, weights)
  return first + checkDigit(first, weights)
}

const ZERO = '0'.charCodeAt(0)

/**
 * Sum of the weighted digits modulo 11: below two it gives 0, else what is missing to 11. The last weight
 * is for the last digit.
 */
function checkDigit(digits: string, weights: readonly number[]): number {
  const begin = weights.length - digits.length
  let sum = 0
  for (let index = 0; index < digits.length; index++)
    sum += (digits.charCodeAt(index) - ZERO) * (weights[begin + index] ?? 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
