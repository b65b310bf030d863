import type { AppContext } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { usedElsewhere, viewedFile } from '../http/security-headers.ts'
import type { App } from '../http/serve.ts'

const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
}

/** Pictures by content: a name's bytes never change, so anybody may keep them for ever. */
export function mediaRoutes(app: App, context: AppContext) {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*']
    const type = types[name.split('.').at(-1) ?? '']
    const file = type && (await context.files.get(name))
    if (!file) throw notFound('picture')
    reply.headers({
      ...viewedFile,
      ...usedElsewhere,
      'content-type': type,
      'content-length': file.size,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    if (request.method === 'HEAD') {
      file.stream.destroy()
      return reply.send()
    }
    return reply.send(file.stream)
  })
}
