import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { accountZip, bookingsCsv, clientsCsv, clientZip } from '@keyhaven/shared-contracts/contract/downloads'
import { invoicePdf, invoicesCsv, invoicesZip } from '@keyhaven/shared-contracts/contract/invoices'
import { stayCalendar } from '@keyhaven/shared-contracts/contract/stay-calendar'
import { openApi } from './openapi.ts'
import type { App } from '../serve.ts'

/** The one page of the API that is looked at, so it may load its own scripts, styles and pictures, and nothing else. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export async function docsRoutes(app: App) {
  let text: string | undefined
  // Written when it is first asked for, so that no start waits for it.
  const written = () =>
    (text ??= JSON.stringify(
      openApi(
        app.endpoints,
        [invoicePdf, bookingsCsv, clientsCsv, clientZip, accountZip, invoicesCsv, invoicesZip, stayCalendar],
        app.listHeaders,
      ),
    ))
  const document = { toJSON: () => JSON.parse(written()) as object } as unknown as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    uiConfig: { deepLinking: true, docExpansion: 'list', persistAuthorization: false },
    uiHooks: {
      // The page's own addresses are relative to the slash.
      onRequest: (request, reply, done) => {
        if (/\/docs(\?|$)/.test(request.url)) void reply.redirect('/keyhaven/docs/')
        else done()
      },
    },
    theme: { title: 'Keyhaven API' },
  })
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=30').type('application/json; charset=utf-8').send(written()),
  )
}
