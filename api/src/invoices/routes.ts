import { invoiceSettingsApi } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { invoicePdf, invoicesApi, invoiceXml } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { checkedSession } from '../accounts/sessions.ts'
import type { AppContext } from '../context.ts'
import { viewedFile } from '../http/security-headers.ts'
import { type App, serve, serveFile, serveList } from '../http/serve.ts'
import { readTotals } from './reads.ts'
import { cancel, type DocumentFile, fileForLink, fileForOwner, invoiceFee, invoicesOf, issue } from './service.ts'
import { changeSettings, settingsOf } from './settings.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, invoicesApi.list, ({ owner, query }) => invoicesOf(context, owner, query))
  serve(app, invoicesApi.totals, ({ owner, query }) => readTotals(context.db, owner, query, context.clock()))
  serve(app, invoicesApi.issue, ({ owner, params, body }) => issue(context, owner, params.id, body))
  serve(app, invoicesApi.cancel, ({ owner, params }) => cancel(context, owner, params.id))
  serve(app, invoicesApi.fee, ({ owner, params, body }) => invoiceFee(context, owner, params.id, body))
  serve(app, invoiceSettingsApi.read, ({ owner }) => settingsOf(context, owner))
  serve(app, invoiceSettingsApi.change, ({ owner, body }) => changeSettings(context, owner, body))

  // Files, not JSON: opened by their signed link in a new tab, or with a token.
  const files = { pdf: invoicePdf, xml: invoiceXml }
  for (const kind of ['pdf', 'xml'] as const)
    serveFile(app, files[kind], async ({ params: { id }, query: link }, request, reply) => {
      const signed = link.signature !== undefined || link.expires !== undefined
      const { name, body } = signed
        ? await fileForLink(context, kind, id, link)
        : await forOwner(request.headers, kind, id)
      return reply
        .type(files[kind].type)
        .headers(viewedFile)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `${kind === 'xml' ? 'attachment' : 'inline'}; filename="${name}"`)
        .send(body)
    })

  async function forOwner(headers: { authorization?: string | undefined }, kind: DocumentFile, invoice: number) {
    const { owner } = await checkedSession(context, headers.authorization)
    return fileForOwner(context, owner, kind, invoice)
  }
}
