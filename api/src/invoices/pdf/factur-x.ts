import escapeHtml from 'escape-html'
import type { Document } from '../document.ts'
import { ciiOf } from '../e-invoice/cii.ts'
import { lackingForEn16931 } from '../e-invoice/lacking.ts'
import { eInvoiceOf } from '../e-invoice/model.ts'
import type { Page } from './page.ts'

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const fileName = 'factur-x.xml'

const properties = [
  ['DocumentFileName', 'name of the embedded XML invoice file'],
  ['DocumentType', 'kind of the embedded document'],
  ['Version', 'version of the XML invoice schema'],
  ['ConformanceLevel', 'conformance level of the embedded XML invoice'],
] as const

/** PDF/A wants each property of a file's own described in the file. */
const schema = `
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${properties
        .map(
          ([name, about]) => `<rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${about}</pdfaProperty:description>
      </rdf:li>`,
        )
        .join('')}</rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:fx="${namespace}">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>`

/** Name of who wrote it, here and not in the other metadata: the library would write it into XML as it stands, with its &. */
const author = (name: string) => `
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:creator><rdf:Seq><rdf:li>${escapeHtml(name)}</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>`

/**
 * Puts the invoice as XML into its PDF (Factur-X, in Germany ZUGFeRD), so that programs read what people see. One that lacks what EN 16931 needs
 * is a PDF alone.
 */
export function attachXml(page: Page, document: Document, date: Date) {
  page.appendXML(author(document.issuer.name))
  if (Object.keys(lackingForEn16931(document)).length > 0) return
  page.appendXML(schema)
  page.file(Buffer.from(ciiOf(eInvoiceOf(document), 'en16931')), {
    ...{ name: fileName, type: 'text/xml', relationship: 'Alternative' },
    ...{ creationDate: date, modifiedDate: date },
  })
}
