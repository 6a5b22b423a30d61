/** Formats cents as Brazil writes amounts: `R$ 49,90`. */
export function toAmount(cents: number): string {
  const [whole = '', part] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '−' : ''}R$\u00a0${grouped},${part}`
}
