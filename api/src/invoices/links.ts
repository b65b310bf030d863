import { proofOf } from '../signed-links.ts'

/** Subject that the signature of a link to a document covers. */
export const subjectOf = (invoice: number) => `invoice ${invoice}`

/** A link to one document that opens in a new tab without a token, good for 15 minutes. */
export function signedLink(secret: string, invoice: number, now: Date) {
  const { expires, signature } = proofOf(secret, subjectOf(invoice), now)
  return `/keyhaven/api/invoices/${invoice}/pdf/?expires=${expires}&signature=${signature}`
}
