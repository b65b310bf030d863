import { isIP } from 'node:net'
import type { AppEnv } from '../env.ts'

/** `platform` is the whole product, `book` its public site alone; any other host is an owner's or nobody's. */
export type HostKind = 'platform' | 'book' | 'other'

const hostOf = (origin: string) => new URL(origin).hostname
const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) > 0

/** `Book.Example.com.` and `book.example.com` are one host. */
export const hostName = (host: string) => host.toLowerCase().replace(/\.$/, '')

/** Kind of a host for a platform at `origin`. Addresses and names without a dot are the platform from within a network. */
export const hostKind = (host: string, origin: string): HostKind => {
  const own = hostOf(origin)
  if (host === `book.${own}` || host === 'book.localhost') return 'book'
  return host === own || isAddress(host) || !host.includes('.') ? 'platform' : 'other'
}

const isLocalHost = (host: string) => /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(host)

/**
 * Names of this machine, which no DNS knows: nobody could prove one, and only this machine sees it. To a platform in production
 * that others reach they are names like all others, and lead nowhere.
 */
export const isLocalName = (domain: string, { mode, origin }: Pick<AppEnv, 'mode' | 'origin'>) =>
  domain.endsWith('.localhost') && (mode !== 'production' || isLocalHost(hostOf(origin)))

/** True if a domain is the platform's own, so that no owner may have it. */
export const isOurs = (domain: string, origin: string) => {
  const own = hostOf(origin)
  if (domain === 'book.localhost' || domain === own) return true
  return own !== 'localhost' && domain.endsWith(`.${own}`)
}

/** Origin of the public site that stands alone; a platform without a name has no second one. */
export const bookOrigin = (origin: string) => (isAddress(hostOf(origin)) ? origin : origin.replace('://', '://book.'))

/** The origin of a site that stands alone: of an owner's domain, reached the same way as the platform, or of everybody's. */
export const siteOrigin = (domain: string | undefined, origin: string) => {
  if (domain === undefined) return bookOrigin(origin)
  const { protocol, port } = new URL(origin)
  return `${protocol}//${domain}${port && `:${port}`}`
}

type Whose = { slug: string; domain: string | null; proven: boolean }

/** Address of an owner's site. */
export const siteUrl = ({ slug, domain, proven }: Whose, origin: string) =>
  domain && proven ? `${siteOrigin(domain, origin)}/` : `${origin}/?owner=${slug}`
