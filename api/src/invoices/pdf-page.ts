export type Page = PDFKit.PDFDocument

// A4 in points, margins of 56.
export const left = 56
export const right = 539
export const width = right - left
/** Nothing of the content lies below; the foot does. */
export const bottom = 770

export const ink = '#1b1f24'
export const muted = '#68717d'
export const pale = '#f5f6f8'

export const rule = (page: Page, y: number) =>
  page.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#d5d9de').stroke()
