import { invoicePdf, invoicesApi } from '@keyhaven/shared-contracts/contract/invoices'
import { checkedSession } from '../access.ts'
import type { Parts } from '../parts.ts'
import { invalidFrom } from '../problem.ts'
import { viewedFile } from '../security-headers.ts'
import { type App, serveList } from '../serve.ts'
import { invoicesOf, pdfForLink, pdfForOwner } from './service.ts'

export function invoicesRoutes(app: App, { db, clock }: Parts) {
  serveList(app, invoicesApi.list, ({ owner, query }) => invoicesOf(db, owner, query, clock()))

  // A file, not JSON: opened by its signed link in a new tab, or with a token.
  app.get(invoicePdf.path, async (request, reply) => {
    const { id } = invoicePdf.params.parse(request.params)
    const link = invoicePdf.query.safeParse(request.query)
    if (!link.success) throw invalidFrom([link.error])
    const signed = link.data.signature !== undefined || link.data.expires !== undefined
    const { name, bytes } = signed ? await pdfForLink(db, id, link.data, clock()) : await forOwner(request.headers, id)
    return reply
      .type('application/pdf')
      .headers(viewedFile)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(bytes)
  })

  async function forOwner(headers: { authorization?: string | undefined }, invoice: number) {
    const { owner } = await checkedSession(db, headers.authorization, clock())
    return pdfForOwner(db, owner, invoice)
  }
}
