import { extractText, getDocumentProxy } from 'unpdf'

/** Text that a reader can select in a PDF, its lines joined by spaces. */
export const pdfText = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
