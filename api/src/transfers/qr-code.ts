import QrCode from 'qrcode'

/** The squares of a QR code, row by row; true where one is dark. */
export type Squares = { size: number; isDark: (row: number, column: number) => boolean }

/** Level and mode that the rules for transfers ask for: one run of bytes, for not all banks read a change of modes. */
const level = { errorCorrectionLevel: 'M' } as const
const bytesOf = (code: string) => [{ data: new TextEncoder().encode(code), mode: 'byte' as const }]

export function squaresOf(code: string): Squares {
  const { modules } = QrCode.create(bytesOf(code), level)
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }
}

/** Light squares around a QR code, without which it is not recognised on a dark ground. */
export const quietSquares = 4
const pixelsOfSquare = 6

/** The picture of a QR code: a PNG as `data:` address. */
export const qrPicture = (code: string): Promise<string> =>
  QrCode.toDataURL(bytesOf(code), { ...level, type: 'image/png', margin: quietSquares, scale: pixelsOfSquare })
