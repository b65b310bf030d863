import { brand, paper } from '@keyhaven/shared-contracts/domain/palette'
import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import { publicSite, type PublicSite } from '@keyhaven/shared-contracts/contract/public/public-site'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { ownIconAt } from '../guest/own-icon.ts'
import type { GuestHost } from '../guest/guest-host.ts'
import type { Current } from '../store/generation.ts'
import { inStore, type Store } from '../store/store.ts'
import type { Ask } from './ask-api.ts'
import { queryOf } from './request.ts'

type Options = {
  ask: Ask
  store: Store
  current: () => Promise<Current>
  hostAt: (host: string) => Promise<GuestHost>
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/** Files that browsers, phones and networks request by name: from the shell, and for an owner's site drawn by the API. */
const wellKnown = {
  '/favicon.ico': { file: 'favicon.ico', type: 'image/x-icon', own: 'icon-48.png' },
  '/apple-touch-icon.png': { file: 'apple-touch-icon.png', type: 'image/png', own: 'apple-touch-icon.png' },
  '/apple-touch-icon-precomposed.png': { file: 'apple-touch-icon.png', type: 'image/png', own: 'apple-touch-icon.png' },
  '/icon-192.png': { file: 'icon-192.png', type: 'image/png', own: 'icon-192.png' },
  '/icon-512.png': { file: 'icon-512.png', type: 'image/png', own: 'icon-512.png' },
  '/maskable-512.png': { file: 'maskable-512.png', type: 'image/png', own: 'maskable-512.png' },
  '/preview.jpg': { file: 'preview.jpg', type: 'image/jpeg', own: 'preview.jpg' },
} as const

/** Web app manifest: name of a site on the home screen of a phone, and its start page. */
const manifestOf = (site: PublicSite | undefined, start: string) => {
  const at = (name: string) => (site ? ownIconAt(site, name) : `/${name}`)
  const icon = (name: string, size: number, purpose: string) => ({
    ...{ src: at(name), sizes: `${size}x${size}`, type: 'image/png', purpose },
  })
  return {
    name: site?.name ?? 'Keyhaven',
    short_name: site?.name ?? 'Keyhaven',
    ...{ id: start, start_url: start },
    display: 'minimal-ui',
    theme_color: accentShades(site?.accent ?? brand).light.accent,
    background_color: paper[0],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** Icons, link preview and web manifest at the addresses where they are looked for without reading a page. */
export const iconEdge = (app: FastifyInstance, { ask, store, current, hostAt, notFound }: Options) => {
  for (const [url, { file, type, own }] of Object.entries(wellKnown))
    app.get(url, async (request, reply) => {
      const host = await hostAt(request.hostname)
      if (host.kind === 'own') {
        const { status, body } = await ask(host.host, `/media/icons/${own}`)
        if (status !== 200 || !Buffer.isBuffer(body)) return notFound(request, reply)
        return reply
          .header('cache-control', 'public, max-age=3600')
          .type(own.endsWith('.jpg') ? 'image/jpeg' : 'image/png')
          .send(body)
      }
      const { registry } = (await current()).generation
      const path = `shell/${registry.shell.version}/${file}`
      if (!(await store.backing.bring(path))) return notFound(request, reply)
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type(type)
        .send(await readFile(inStore(store, path)))
    })

  app.get('/site.webmanifest', async (request, reply) => {
    const host = await hostAt(request.hostname)
    const query = queryOf(request)
    const owner = host.kind === 'own' ? null : query.get('owner')
    const answer = owner ? await ask(host.host, `/api/public/site/?${new URLSearchParams({ owner })}`) : undefined
    if (answer?.status === 404) return notFound(request, reply)
    const site = host.kind === 'own' ? host.site : publicSite.safeParse(answer?.body).data
    const platform = query.get('for') === 'owners' ? paths.dashboard() : paths.public()
    const start = host.kind === 'own' ? '/' : site ? `/?${new URLSearchParams({ owner: site.slug })}` : platform
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(site, start)))
  })
}
