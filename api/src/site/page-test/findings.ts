import type { SiteFinding } from '@keyhaven/shared-contracts/contract/public/public-site'
import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { type Reason, reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { allows, headerPolicies, type Kind, metaPolicy } from './content-policy.ts'
import { pageTags, type Tag, Unreadable } from './page-tags.ts'

/** A page as it was fetched. */
export type FetchedPage = { url: string; status: number; type: string; policies: string[]; html: string }
/** Site that the page should lead to. */
export type Embedded = {
  /** Ours. */
  origin: string
  slug: string
  allowed: readonly string[]
}

const ok = (title: Reason): SiteFinding => ({ ok: true, title: inEnglish(title), advice: '', title_reason: title })
export const bad = (title: Reason, advice: Reason): SiteFinding => ({
  ok: false,
  title: inEnglish(title),
  advice: inEnglish(advice),
  title_reason: title,
  advice_reason: advice,
})
/** Finding for an element or a frame that is for somebody else, or for nobody. */
const wrongOwner = (owner: string | undefined, instead: string) =>
  owner ? reason('site.namesAnother', { owner, instead }) : reason('site.namesNobody', { instead })
const urlOf = (text: string, base: string) => URL.parse(text, base) ?? undefined

const ourScript = (tags: readonly Tag[], page: string, script: string) =>
  tags.find(
    ({ name, attributes }) =>
      name === 'script' && urlOf(attributes.get('src') ?? '', page)?.href.split('?')[0] === script,
  )

/** The fallback for pages that forbid scripts. */
const ourFrame = (tags: readonly Tag[], page: string, origin: string) => {
  const frames = tags.filter(({ name }) => name === 'iframe').map(({ attributes }) => attributes.get('src') ?? '')
  return frames.map((src) => urlOf(src, page)).find((url) => url?.origin === origin && url.pathname === '/embed/frame')
}

const ofFrame = (frame: URL, slug: string) => {
  const owner = frame.searchParams.get('owner')
  if (owner?.trim().toLowerCase() === slug) return ok(reason('site.frameFound'))
  const advice = wrongOwner(owner ? `owner=${owner}` : undefined, `${frame.origin}/embed/frame?owner=${slug}`)
  return bad(reason('site.frameOfAnother'), advice)
}

const ofScript = (tags: readonly Tag[], page: FetchedPage, { origin }: Embedded) => {
  const script = `${origin}/embed.js`
  const snippet = `<script type="module" src="${script}"></script>`
  const tag = ourScript(tags, page.url, script)
  if (tag?.attributes.get('type')?.toLowerCase() === 'module') return ok(reason('site.scriptFound'))
  if (tag) return bad(reason('site.scriptNoModule'), reason('site.writeAs', { snippet }))
  const sources = tags.flatMap(({ name, attributes }) => (name === 'script' ? [attributes.get('src') ?? ''] : []))
  const source = sources.find((src) => /\/embed\.js(\?|$)/.test(src))
  if (source !== undefined)
    return bad(reason('site.scriptFromElsewhere'), reason('site.loadedFrom', { source, snippet }))
  return bad(reason('site.scriptMissing'), reason('site.addToPage', { snippet }))
}

const ofElement = (tags: readonly Tag[], { slug }: Embedded) => {
  const snippet = `<keyhaven-booking owner="${slug}"></keyhaven-booking>`
  const elements = tags.filter(({ name }) => name === 'keyhaven-booking')
  if (elements.some(({ attributes }) => attributes.get('owner')?.trim().toLowerCase() === slug))
    return ok(reason('site.elementFound'))
  const owner = elements[0]?.attributes.get('owner')
  if (elements.length > 0)
    return bad(reason('site.elementOfAnother'), wrongOwner(owner ? `owner="${owner}"` : undefined, snippet))
  return bad(reason('site.elementMissing'), reason('site.addElement', { snippet }))
}

const ofOrigin = ({ origin }: URL, embedded: Embedded) =>
  embedded.allowed.includes(origin) || origin === embedded.origin
    ? ok(reason('site.originAllowed', { origin }))
    : bad(reason('site.originNotAllowed', { origin }), reason('site.allowOrigin', { origin }))

/** Resources that the booking needs, by kind: the loader, and what it fetches itself. A policy may name paths. */
const loaded: Record<Kind, readonly string[]> = {
  'script-src': ['/embed.js', '/embed/static/js/booking.js'],
  'connect-src': ['/keyhaven/api/public/site/', '/embed/static/css/booking.css'],
  'img-src': ['/keyhaven/media/picture.webp'],
  'frame-src': ['/embed/frame'],
}

const ofPolicy = (tags: readonly Tag[], fetched: FetchedPage, { origin }: Embedded, kinds: readonly Kind[]) => {
  // Below the head a browser ignores them. One behind our script still holds for all that the script loads.
  const metas = tags.flatMap(({ name, attributes, isInHead }) =>
    name === 'meta' && isInHead && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'
      ? [metaPolicy(attributes.get('content') ?? '')]
      : [],
  )
  const policies = [...fetched.policies.flatMap(headerPolicies), ...metas].filter((policy) => policy.size > 0)
  if (policies.length === 0) return ok(reason('site.noPolicy'))
  const script = `${origin}/embed.js`
  const page = new URL(fetched.url)
  const nonce = ourScript(tags, fetched.url, script)?.attributes.get('nonce')
  const isAllowed = (kind: Kind, path: string) =>
    policies.every((policy) => allows(policy, kind, { url: new URL(path, origin), page, nonce }))
  const blocked = kinds.filter((kind) => !loaded[kind].every((path) => isAllowed(kind, path)))
  if (blocked.length === 0) return ok(reason('site.policyAllows'))
  return bad(reason('site.policyBlocks'), reason('site.addToPolicy', { origin, directives: blocked }))
}

/** Findings about a page that should embed the booking, good and bad. */
export const findingsOf = async (page: FetchedPage, embedded: Embedded): Promise<SiteFinding[]> => {
  if (page.status >= 400) return [bad(reason('site.pageFails', { status: page.status }), reason('site.openToAll'))]
  if (!/html/i.test(page.type)) {
    const advice = page.type ? reason('site.typeIs', { type: page.type }) : reason('site.typeUnknown')
    return [bad(reason('site.noPage'), advice)]
  }
  const tags = await pageTags(page.html, embedded.slug).catch((error: unknown) => {
    if (error instanceof Unreadable) return undefined
    throw error
  })
  if (!tags) return [bad(reason('site.unreadable'), reason('site.nestedTooDeeply'))]
  const hasElement = tags.some(({ name }) => name === 'keyhaven-booking')
  const frame = hasElement ? undefined : ourFrame(tags, page.url, embedded.origin)
  return [
    ok(reason('site.pageAnswers')),
    ...(frame ? [ofFrame(frame, embedded.slug)] : [ofScript(tags, page, embedded), ofElement(tags, embedded)]),
    ofOrigin(new URL(page.url), embedded),
    ofPolicy(tags, page, embedded, frame ? ['frame-src'] : ['script-src', 'connect-src', 'img-src']),
  ]
}
