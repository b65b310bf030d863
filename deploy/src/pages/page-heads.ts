import { inLanguage, pageHead, pageOfPath, type PageHead } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { acceptedLocale, pathOf } from '../edge/request.ts'
import { html } from './html.ts'
import { type Generation, readPage } from '../store/generation.ts'
import { oncePerGeneration } from '../edge/once-per-generation.ts'
import type { Store } from '../store/store.ts'

/** The name of the heads among the pages of a generation. */
export const headsName = 'heads.json'

const schema = z.array(z.object({ path: z.string(), head: pageHead }))
type Heads = z.infer<typeof schema>

type Described = { path: string; head?: PageHead | undefined }

/** The heads of all pages outside the guests' ones that everybody may see: of the shell, and of what is out of each area. */
export const headsOf = ({ areas }: Registry, shell: readonly Described[]): Heads => {
  const stable = Object.values(areas).flatMap((entry) => entry.releases[entry.stable]?.manifest.pages ?? [])
  return [...shell, ...stable].flatMap(({ path, head }) => (head ? [{ path, head }] : []))
}

const headOf = (head: PageHead, locale: string, origin: string, address: string) => {
  const { title: name, description } = inLanguage(head, locale)
  const title = `${name} · Keyhaven`
  const markup = html`<meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Keyhaven" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${origin}/preview.jpg" />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Keyhaven" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="canonical" href="${address}" />`
  return { title, head: markup.text, locale }
}

/** Head of a page of the platform that is no guests' page, in the visitor's language; undefined where it has none. */
export const pageHeads = (store: Store, originNow: () => string) => {
  const headsAt = oncePerGeneration(async (generation) => {
    const text = await readPage(store, generation, headsName)
    const heads: Heads = text === undefined ? [] : schema.parse(JSON.parse(text))
    return { heads, documentHeads: new Map<string, ReturnType<typeof headOf>>() }
  })
  return async (request: FastifyRequest, generation: Generation) => {
    const { heads = [], documentHeads } = (await headsAt(generation)) ?? {}
    const page = pageOfPath(heads, pathOf(request))
    if (!page) return undefined
    const offered = ['en', ...Object.keys(page.head.in ?? {})]
    const locale = acceptedLocale(request.headers['accept-language'], offered) ?? 'en'
    const key = `${locale} ${page.path}`
    const head = documentHeads?.get(key) ?? headOf(page.head, locale, originNow(), originNow() + page.path)
    documentHeads?.set(key, head)
    return head
  }
}
