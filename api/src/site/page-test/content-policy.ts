import parsePolicy from 'content-security-policy-parser'

/** Content-Security-Policy: the sources of each directive, by its name. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of a header: several are separated by commas, also where the header came twice, and all of them hold. */
export const headerPolicies = (header: string): Policy[] => header.split(',').map(metaPolicy)
/** The one policy of a meta element. The parser takes the square of the length of a run of spaces, so each becomes one. */
export const metaPolicy = (content: string): Policy => parsePolicy(content.replaceAll(/[\t\n\f\r ]+/g, ' '))

/** The directive that speaks for each kind, and which speaks where it is missing. */
const fallbacks = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
} as const
/** Kind of resource that a page loads from us. */
export type Kind = keyof typeof fallbacks

const schemeMatches = (scheme: string, protocol: string) =>
  scheme === protocol || (scheme === 'http:' && protocol === 'https:')

const hostMatches = (host: string, hostname: string) =>
  host === '*' || (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname)

const usualPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }
const portMatches = (port: string | undefined, { port: urlPort, protocol }: URL) =>
  port === '*' || (port === undefined || port === usualPorts[protocol] ? urlPort === '' : port === urlPort)

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
/** A path that ends with a slash stands for all below it. */
const pathMatches = (path: string, pathname: string) =>
  path.endsWith('/') ? decoded(pathname).startsWith(decoded(path)) : decoded(pathname) === decoded(path)

const schemeSource = /^[a-z][a-z\d+.-]*:$/
const hostSource = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[a-z\d._-]+)(?::(\d+|\*))?(\/[^?#]*)?$/i

/** `'self'` is the origin of the page, and the same host where only the scheme is safer. */
const isSelf = (url: URL, page: URL) =>
  url.origin === page.origin || (url.hostname === page.hostname && url.port === page.port && url.protocol === 'https:')

/** True if an expression of a source list matches an address, by the specification of content security policies. */
const matches = (source: string, url: URL, page: URL) => {
  const text = source.toLowerCase()
  if (text === '*') return true
  if (text === "'self'") return isSelf(url, page)
  if (schemeSource.test(text)) return schemeMatches(text, url.protocol)
  const [whole, scheme, host = '', port, path] = hostSource.exec(source) ?? []
  return (
    whole !== undefined &&
    schemeMatches(scheme?.toLowerCase() ?? page.protocol, url.protocol) &&
    hostMatches(host.toLowerCase(), url.hostname) &&
    portMatches(port, url) &&
    (path === undefined || pathMatches(path, url.pathname))
  )
}

const hasNonce = (sources: readonly string[], nonce: string | undefined) =>
  Boolean(nonce) && sources.some((source) => /^'nonce-(.+)'$/i.exec(source)?.[1] === nonce)

/** True if a policy of a page lets it load something from us; a nonce lets a script in by itself, with all that it imports. */
export const allows = (policy: Policy, kind: Kind, from: { url: URL; page: URL; nonce?: string | undefined }) => {
  const name = fallbacks[kind].find((one) => policy.has(one))
  const sources = name && policy.get(name)
  if (!sources) return true
  if (kind === 'script-src') {
    if (hasNonce(sources, from.nonce)) return true
    // With it the names of hosts count for nothing.
    if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false
  }
  return sources.some((source) => matches(source, from.url, from.page))
}
