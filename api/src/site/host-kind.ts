import { isIP } from 'node:net'

/** `platform` is the whole product, `book` its public site alone; any other host is an owner's or nobody's. */
export type HostKind = 'platform' | 'book' | 'other'

const hostOf = (origin: string) => new URL(origin).hostname
const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) > 0

/** `Book.Example.com.` and `book.example.com` are one host. */
export const hostName = (host: string) => host.toLowerCase().replace(/\.$/, '')

/** What a host is to a platform at `origin`. Addresses and names without a dot are the platform from within a network. */
export const hostKind = (host: string, origin: string): HostKind => {
  const own = hostOf(origin)
  if (host === `book.${own}` || host === 'book.localhost') return 'book'
  return host === own || isAddress(host) || !host.includes('.') ? 'platform' : 'other'
}

/** Names of this machine, which no DNS knows: nobody could prove one, and only this machine sees it. */
export const isLocalName = (domain: string) => domain.endsWith('.localhost')

/** Whether a domain is the platform's own, so that no owner may have it. */
export const isOurs = (domain: string, origin: string) => {
  const own = hostOf(origin)
  if (domain === 'book.localhost' || domain === own) return true
  return own !== 'localhost' && domain.endsWith(`.${own}`)
}

/** The origin of a host that this platform answers beside its own: reached the same way. */
const originAt = (host: string, origin: string) => {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${host}${port && `:${port}`}`
}

/** Where the whole public site stands alone; a platform without a name has no second one. */
export const bookOrigin = (origin: string) => (isAddress(hostOf(origin)) ? origin : origin.replace('://', '://book.'))

type Whose = { slug: string; domain: string | null; proven: boolean }

/** Where guests find the site of an owner. */
export const siteUrl = ({ slug, domain, proven }: Whose, origin: string) =>
  domain && proven ? `${originAt(domain, origin)}/` : `${origin}/?owner=${slug}`
