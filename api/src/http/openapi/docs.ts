import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApi } from './openapi.ts'
import type { App } from '../serve.ts'

/** The one page of the API that is looked at, so it may load its own scripts, styles and pictures, and nothing else. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export async function docsRoutes(app: App) {
  let text: string | undefined
  const written = () => (text ??= JSON.stringify(openApi(app.endpoints, app.files, app.listHeaders)))
  // Before somebody asks: it takes longer than one call may hold the others up.
  app.addHook('onListen', (done) => {
    written()
    done()
  })
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
