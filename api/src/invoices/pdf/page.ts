import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { invoice } from '@keyhaven/shared-contracts/domain/palette'
import { languageOf } from '../../language.ts'
import type { Document } from '../document.ts'
import { documentMessages } from '../messages/document-messages.ts'
import type { Messages } from '../messages/documents/en.ts'

export type Page = PDFKit.PDFDocument
export type Part = PDFKit.PDFStructureElement

// A4 in points, margins of 56.
export const left = 56
export const right = 539
export const top = 48
export const width = right - left
/** Lower edge of the content; only the foot lies below. */
export const bottom = 764

export const { ink, muted, pale } = invoice

/** Tags everything that `draw` draws as this part of the document, for screen readers. */
export function part(page: Page, parent: Part, type: string, draw: () => void) {
  const element = page.struct(type)
  parent.add(element)
  element.add(draw)
  element.end()
}

/** A part that holds others, such as a table or its row. */
export function within(page: Page, parent: Part, type: string, fill: (element: Part) => void) {
  const element = page.struct(type)
  parent.add(element)
  fill(element)
  element.end()
}

/** Lines and backgrounds are not read out. */
export function unread(page: Page, draw: () => void) {
  page.markContent('Artifact', { type: 'Layout' })
  draw()
  page.endMarkedContent()
}

export const rule = (page: Page, y: number, from = left, weight = 0.5, color: string = invoice.line) =>
  unread(page, () => page.moveTo(from, y).lineTo(right, y).lineWidth(weight).strokeColor(color).stroke())

/** Texts of a document, and how its language writes days and amounts. */
export type Words = { t: Messages; language: Language }

export const wordsOf = ({ locale = 'en' }: Document): Words => ({
  t: documentMessages[locale],
  language: languageOf(locale),
})

export const amount = ({ language }: Words, cents: number) => language.euros(toEuros(cents))
