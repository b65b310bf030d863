import type { SiteFinding } from '@keyhaven/shared-contracts/contract/public-site'
import { allows, headerPolicies, type Kind, metaPolicy } from './content-policy.ts'
import { pageTags, type Tag, Unreadable } from './page-tags.ts'

/** A page as it was fetched. */
export type FetchedPage = { url: string; status: number; type: string; policies: string[]; html: string }
/** What the page should lead to. */
export type Embedded = {
  /** Ours. */
  origin: string
  slug: string
  allowed: readonly string[]
}

const ok = (title: string): SiteFinding => ({ ok: true, title, advice: '' })
const bad = (title: string, advice: string): SiteFinding => ({ ok: false, title, advice })
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
  return owner?.trim().toLowerCase() === slug
    ? ok('The booking frame is on the page')
    : bad(
        'The booking frame names another owner',
        `${owner ? `It says owner=${owner}.` : 'It names no owner.'} Write ${frame.origin}/embed/frame?owner=${slug} instead.`,
      )
}

const ofScript = (tags: readonly Tag[], page: FetchedPage, { origin }: Embedded) => {
  const script = `${origin}/embed.js`
  const snippet = `<script type="module" src="${script}"></script>`
  const found = ourScript(tags, page.url, script)
  if (found?.attributes.get('type')?.toLowerCase() === 'module') return ok('The script is on the page')
  if (found) return bad('The script is not a module', `Write it as ${snippet}`)
  const other = tags.find(
    ({ name, attributes }) => name === 'script' && /\/embed\.js(\?|$)/.test(attributes.get('src') ?? ''),
  )
  if (other)
    return bad(
      'The script comes from elsewhere',
      `It is loaded from ${other.attributes.get('src')}. Write ${snippet} instead.`,
    )
  return bad('The script is missing', `Add ${snippet} to the page.`)
}

const ofElement = (tags: readonly Tag[], { slug }: Embedded) => {
  const snippet = `<keyhaven-booking owner="${slug}"></keyhaven-booking>`
  const found = tags.filter(({ name }) => name === 'keyhaven-booking')
  if (found.some(({ attributes }) => attributes.get('owner')?.trim().toLowerCase() === slug))
    return ok('The booking element is on the page')
  const owner = found[0]?.attributes.get('owner')
  if (found.length > 0)
    return bad(
      'The booking element names another owner',
      `${owner ? `It says owner="${owner}".` : 'It names no owner.'} Write ${snippet} instead.`,
    )
  return bad(
    'The booking element is missing',
    `Add ${snippet} where the booking should appear. If your site builder adds it with a script, we cannot see it; then check in your browser whether it appears.`,
  )
}

const ofOrigin = (page: URL, { origin, allowed }: Embedded) =>
  allowed.includes(page.origin) || page.origin === origin
    ? ok(`${page.origin} may embed your booking`)
    : bad(
        `${page.origin} may not embed your booking`,
        `Add ${page.origin} to the addresses that may embed the booking, above, and save.`,
      )

/** Of each kind what the booking needs: the loader, and what it fetches itself. A policy may name paths. */
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
  if (policies.length === 0) return ok('No security policy blocks Keyhaven')
  const script = `${origin}/embed.js`
  const page = new URL(fetched.url)
  const nonce = ourScript(tags, fetched.url, script)?.attributes.get('nonce')
  const isAllowed = (kind: Kind, path: string) =>
    policies.every((policy) => allows(policy, kind, { wanted: new URL(path, origin), page, nonce }))
  const blocked = kinds.filter((kind) => !loaded[kind].every((path) => isAllowed(kind, path)))
  if (blocked.length === 0) return ok('The security policy of the page allows Keyhaven')
  const [last, ...others] = blocked.toReversed()
  const names = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  return bad(
    'The security policy of the page blocks Keyhaven',
    `Add ${origin} to ${names} of its Content-Security-Policy.`,
  )
}

/** What is right and what is wrong with a page that should embed the booking. */
export const findingsOf = async (page: FetchedPage, embedded: Embedded): Promise<SiteFinding[]> => {
  if (page.status >= 400)
    return [
      bad(
        `The page answers with error ${page.status}`,
        'Enter the address of a page that visitors can open without signing in.',
      ),
    ]
  if (!/html/i.test(page.type)) return [bad('This is not a web page', `Its type is ${page.type || 'not known'}.`)]
  const tags = await pageTags(page.html, embedded.slug).catch((error: unknown) => {
    if (error instanceof Unreadable) return undefined
    throw error
  })
  if (!tags) return [bad('The page cannot be read', 'Its tags are nested so deeply that reading it takes too long.')]
  const hasElement = tags.some(({ name }) => name === 'keyhaven-booking')
  const frame = hasElement ? undefined : ourFrame(tags, page.url, embedded.origin)
  return [
    ok('The page answers'),
    ...(frame ? [ofFrame(frame, embedded.slug)] : [ofScript(tags, page, embedded), ofElement(tags, embedded)]),
    ofOrigin(new URL(page.url), embedded),
    ofPolicy(tags, page, embedded, frame ? ['frame-src'] : ['script-src', 'connect-src', 'img-src']),
  ]
}
