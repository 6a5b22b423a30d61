import { create } from 'qrcode/lib/core/qrcode.js'

/** Squares that stay light around a code: ISO/IEC 18004 asks for four. */
const QUIET = 4

/**
 * Draws a text as a QR code: an SVG of one path, dark on light whatever the page's colours are.
 *
 * @param label what the picture is, for those who do not see it; plain text without markup
 */
export function toQrImage(text: string, label: string): string {
  // Level M: what the Central Bank's manual asks of a Pix code.
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const side = size + 2 * QUIET
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let begin = 0; begin < size; begin++) {
      if (data[row * size + begin] !== 1) continue
      let end = begin + 1
      while (end < size && data[row * size + end] === 1) end++
      path += `M${begin + QUIET} ${row + QUIET}h${end - begin}v1h${begin - end}z`
      begin = end
    }
  }
  return (
    `<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}" ` +
    'shape-rendering="crispEdges">' +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`
  )
}
