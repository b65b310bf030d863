import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderPdf } from '../pdf/pdf.ts'
import { ciiOf } from './cii.ts'
import { eInvoiceOf } from './model.ts'
import { aCancellation, anInvoice } from './testing/documents.ts'

/** The XML file in a PDF, as a program finds it. */
function embeddedIn(pdf: Buffer) {
  const start = pdf.indexOf('/Type /EmbeddedFile')
  if (start === -1) return undefined
  const stream = pdf.indexOf('stream\n', start) + 'stream\n'.length
  return inflateSync(pdf.subarray(stream, pdf.indexOf('\nendstream', stream))).toString()
}

test('the PDF of an issued document is PDF/A-3 and holds the invoice as XML', async () => {
  for (const document of [anInvoice(2), aCancellation(3)]) {
    const pdf = await renderPdf(document)
    expect(embeddedIn(pdf)).toBe(ciiOf(eInvoiceOf(document), 'en16931'))
    const text = pdf.toString('latin1')
    for (const part of [
      '/GTS_PDFA1',
      '/AFRelationship /Alternative',
      '/AF [',
      '(factur-x.xml)',
      '/Subtype /text#2Fxml',
    ])
      expect(text).toContain(part)
    for (const part of ['<pdfaid:part>3<', '<pdfaid:conformance>B<', '<fx:ConformanceLevel>EN 16931<'])
      expect(text).toContain(part)
  }
})

test('a name with & does not break what the PDF says of itself', async () => {
  const { issuer, ...rest } = anInvoice(1)
  const pdf = await renderPdf({ ...rest, issuer: { ...issuer, name: 'Huber & Söhne' } })
  expect(pdf.toString('utf8')).toContain('<rdf:li>Huber &amp; Söhne</rdf:li>')
})

test('without the country of its recipient it is a PDF without XML, and a draft is none for archives', async () => {
  const { recipient, ...rest } = anInvoice(1)
  const unknown = await renderPdf({
    ...rest,
    recipient: { ...recipient, address: { ...recipient.address, country: '' } },
  })
  expect(embeddedIn(unknown)).toBeUndefined()
  expect(unknown.toString('latin1')).toContain('/GTS_PDFA1')
  const draft = await renderPdf({ ...anInvoice(1), status: 'draft', number: null })
  expect(draft.toString('latin1')).not.toContain('/GTS_PDFA1')
  expect(embeddedIn(draft)).toBeUndefined()
})
