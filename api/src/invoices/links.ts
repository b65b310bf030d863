import { createHmac, timingSafeEqual } from 'node:crypto'

const minutes = 15

const sign = (secret: string, invoice: number, expires: string) =>
  createHmac('sha256', secret).update(`invoice ${invoice} until ${expires}`).digest('base64url')

/** A link to one document that opens in a new tab without a token, good for 15 minutes. */
export function signedLink(secret: string, invoice: number, now: Date) {
  const expires = String(Math.floor(now.getTime() / 1000) + minutes * 60)
  return `/keyhaven/api/invoices/${invoice}/pdf/?expires=${expires}&signature=${sign(secret, invoice, expires)}`
}

/** True where the link is ours, for this document, and not past its moment. */
export function opens(secret: string, invoice: number, link: { expires?: string; signature?: string }, now: Date) {
  const { expires = '', signature = '' } = link
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, invoice, expires))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  return /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now.getTime()
}
