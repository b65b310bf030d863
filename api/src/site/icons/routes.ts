import type { FileCall } from '@keyhaven/shared-contracts/contract/endpoint'
import type { PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { drawEmblem } from '../../files/picture.ts'
import { callerOf } from '../../http/limits.ts'
import { notFound } from '../../http/problem.ts'
import { usedElsewhere, viewedFile } from '../../http/security-headers.ts'
import { type App, serveFile } from '../../http/serve.ts'
import { withStoredPicture } from '../../images/drawing.ts'
import { publicSite } from '../service.ts'
import { asSign, drawIcon, drawNamePreview, isIcon } from './draw-icon.ts'

const icon = {
  domain: 'public',
  access: 'anyone',
  summary: "An icon of an owner's site, or what its link shows",
  path: '/media/icons/:name',
  type: 'image/png',
  params: z.object({ name: z.string() }),
  query: z.object({ owner: z.string().max(200).optional(), v: z.string().max(200).optional() }),
} as const satisfies FileCall

/** A page asks for two or three of them, once in a year. */
const limit = { times: 120, seconds: 60 }
/** Mostly some kB each; a preview has 30. */
const maxCached = 500
const preview = 'preview.jpg'

/** The icons of an owner's site, and what its link shows where it has no picture. Drawn when they are first asked for. */
export function iconRoutes(app: App, context: AppContext) {
  const cache = new Map<string, Promise<Buffer>>()

  const logoOf = async ({ logo }: PublicSite) =>
    logo === null
      ? undefined
      : // Of one that cannot be read any more, the letter stands in.
        withStoredPicture(context, logo, (path) => drawEmblem(path, 0)).catch((error: unknown) => {
          app.log.warn({ err: error, logo }, 'a logo could not be drawn as an icon')
          return undefined
        })
  const draw = async (site: PublicSite, name: string) => {
    const logo = await logoOf(site)
    const sign = { ...site, ...(logo && (await asSign(logo))) }
    return isIcon(name) ? drawIcon(sign, name) : drawNamePreview(sign)
  }
  const iconOf = async (site: PublicSite, name: string, ip: string) => {
    const key = JSON.stringify([site.name, site.accent, site.logo, name])
    const cached = cache.get(key)
    if (cached) return cached
    await context.limits.take(`icons ${callerOf(ip)}`, limit)
    const bytes = draw(site, name)
    const oldest = cache.size >= maxCached ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(key, bytes)
    bytes.catch(() => cache.delete(key))
    return bytes
  }

  serveFile(
    app,
    icon,
    async ({ params: { name }, query: { owner, v } }, request, reply) => {
      if ((!isIcon(name) && name !== preview) || !owner?.trim()) throw notFound('picture')
      const bytes = await iconOf(await publicSite(context, { owner }), name, request.ip)
      reply.headers({
        ...viewedFile,
        ...usedElsewhere,
        'content-type': name === preview ? 'image/jpeg' : 'image/png',
        // Pages name what it was drawn from, and another one as soon as that has changed.
        'cache-control': v === undefined ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
      })
      return reply.send(bytes)
    },
    { isDocumented: false },
  )
}
