import { quietSquares, squaresOf } from '../../transfers/qr-code.ts'
import type { Page } from './page.ts'

type Place = { x: number; y: number; side: number }

/** Draws a QR code as squares, which stay sharp at every size, in front of the light margin that readers need. */
export function drawQrCode(page: Page, code: string, { x, y, side }: Place, colours: { dark: string; light: string }) {
  const { size, isDark } = squaresOf(code)
  const unit = side / (size + 2 * quietSquares)
  page.roundedRect(x, y, side, side, 4).fill(colours.light)
  // Squares that overlap a little leave no light lines between them, whatever draws them.
  const overlap = unit * 0.04
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (isDark(row, column))
        page.rect(x + (column + quietSquares) * unit, y + (row + quietSquares) * unit, unit + overlap, unit + overlap)
  page.fill(colours.dark)
}
