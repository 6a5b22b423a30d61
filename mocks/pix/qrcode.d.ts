// The part of the package `qrcode` that draws nothing: it has no types of its own.
declare module 'qrcode/lib/core/qrcode.js' {
  /** A QR code as squares, row by row; 1 is dark. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; data: Uint8Array } }
}
