import { invoice } from '@keyhaven/shared-contracts/domain/palette'
import { buffer } from 'node:stream/consumers'
import PdfFile from 'pdfkit'
import type { Document } from '../document.ts'
import { attachXml } from './factur-x.ts'
import { drawHead, titleOf } from './letterhead.ts'
import { drawLines } from './lines.ts'
import { left, muted, type Page, right, rule, type Words, wordsOf } from './page.ts'
import { drawPayment, heightOfPayment } from './payment.ts'
import { drawSums, heightOfSums } from './sums.ts'
import { linesOf, type Style, widthOf, write, writeLine } from './typesetting.ts'

function watermark(page: Page, { t }: Words) {
  const { width: across, height } = page.page
  page.markContent('Artifact', { type: 'Layout' })
  page.save().rotate(-50, { origin: [across / 2, height / 2] })
  const largest: Style = { size: 150, weight: 'bold', color: invoice.watermark, align: 'center' }
  // A long word shrinks to what the page has room for from corner to corner.
  const size = Math.min(largest.size, (largest.size * 740) / widthOf(page, t.draft.stamp, largest))
  writeLine(page, t.draft.stamp, { x: 0, top: height / 2 - size * 0.633, width: across }, { ...largest, size })
  page.restore()
  page.endMarkedContent()
}

/** Draws the foot of every page: whose document it is, and which page. */
function foot(page: Page, document: Document, { t }: Words) {
  const { start, count } = page.bufferedPageRange()
  const style: Style = { size: 7.5, color: muted }
  const text = document.status === 'draft' ? t.draft.notYet : `${document.number ?? ''} · ${document.issuer.name}`
  for (let index = start; index < start + count; index += 1) {
    page.switchToPage(index)
    rule(page, 786)
    page.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    write(page, linesOf(page, text, 380, style)[0] ?? '', { x: left, top: 793, width: 380 }, style)
    write(page, t.page(index + 1, count), { x: right - 90, top: 793, width: 90 }, { ...style, align: 'right' })
    page.endMarkedContent()
  }
}

/** Draws the document on A4, tagged, so that its text is read, searched and copied in order; what was issued with its XML. */
export function renderPdf(document: Document, logo?: Buffer): Promise<Buffer> {
  const words = wordsOf(document)
  const { t, language } = words
  const date = new Date(`${document.date}T12:00:00Z`)
  const isIssued = document.status === 'issued'
  const page: Page = new PdfFile({
    size: 'A4',
    // Text that is placed by hand never opens a page of its own accord.
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // What was issued is for archives, and may hold the XML of itself.
    ...(isIssued && { subset: 'PDF/A-3b' as const }),
    tagged: true,
    displayTitle: true,
    lang: language.code,
    info: {
      Title: titleOf(document, words),
      ...(!isIssued && { Author: document.issuer.name }),
      Subject: t.subject(document.reference),
      CreationDate: date,
      ModDate: date,
    },
  })
  const bytes = buffer(page)
  const root = page.struct('Document')
  page.addStructure(root)
  if (document.status === 'draft') page.on('pageAdded', () => watermark(page, words))
  page.addPage()
  const room = heightOfSums(page, document, words) + heightOfPayment(page, document, words)
  const start = drawHead(page, root, document, words, logo)
  const y = drawLines(page, root, words, document, { start, room })
  drawPayment(page, root, document, words, drawSums(page, root, document, words, y))
  foot(page, document, words)
  if (isIssued) attachXml(page, document, date)
  root.end()
  page.end()
  return bytes
}
