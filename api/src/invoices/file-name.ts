import type { Document } from './document.ts'
import { documentMessages } from './messages/document-messages.ts'

/** The name of a file of a document: its number, or that it is a draft. */
export const fileNameOf = ({ number, reference, locale }: Document, ending: 'pdf' | 'xml') => {
  const { draft } = documentMessages[locale ?? 'en']
  return `${(number ?? draft.file(reference)).replaceAll('/', '-')}.${ending}`
}
