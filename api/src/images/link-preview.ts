import type { FileCall } from '@keyhaven/shared-contracts/contract/endpoint'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../context.ts'
import { drawLinkPreview } from '../files/picture.ts'
import { callerOf } from '../http/limits.ts'
import { notFound } from '../http/problem.ts'
import { usedElsewhere, viewedFile } from '../http/security-headers.ts'
import { type App, serveFile } from '../http/serve.ts'
import { findShown } from './reads.ts'
import { withStoredPicture } from './drawing.ts'

const previewFile = {
  domain: 'public',
  access: 'anyone',
  summary: 'A picture of a house as networks show it beside a link',
  path: '/media/preview/*',
  type: 'image/jpeg',
  params: z.object({ '*': z.string() }),
} as const satisfies FileCall

/** Robots ask for one picture of a link that somebody sends; nobody else asks often. */
const limit = { times: 60, seconds: 60 }
/** Limit of previews in memory, some 100 kB each. */
const maxCached = 100

/** A picture of a house as networks show it beside a link: JPEG, 1200 by 630. Drawn when it is asked for. */
export function linkPreviewRoutes(app: App, context: AppContext) {
  const cache = new Map<string, Promise<Buffer>>()
  const preview = async (name: string, ip: string) => {
    const cached = cache.get(name)
    if (cached) return cached
    await context.limits.take(`previews ${callerOf(ip)}`, limit)
    const owner = await findShown(context.db, name)
    if (owner === undefined) throw notFound('picture')
    const drawn = withStoredPicture(context, name, (path) => drawLinkPreview(path, owner))
    const oldest = cache.size >= maxCached ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(name, drawn)
    drawn.catch(() => cache.delete(name))
    return drawn
  }

  const send = async (file: string, ip: string, reply: FastifyReply) => {
    const [, name] = /^([\w/-]+\.webp)\.jpg$/.exec(file) ?? []
    if (name === undefined) throw notFound('picture')
    const bytes = await preview(name, ip)
    reply.headers({
      ...viewedFile,
      ...usedElsewhere,
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    return reply.send(bytes)
  }
  serveFile(app, previewFile, ({ params, request: { ip } }, _request, reply) => send(params['*'], ip, reply), {
    isDocumented: false,
  })
}
