/** One Content-Security-Policy: directives by name. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of a header or meta element; several are separated by commas and all of them hold. */
export const policiesOf = (text: string): Policy[] =>
  text.split(',').flatMap((one) => {
    const policy = new Map<string, string[]>()
    for (const directive of one.split(';')) {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
    }
    return policy.size > 0 ? [policy] : []
  })

/** The directive that speaks for each kind, and who speaks where it is missing. */
const fallbacks = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
} as const
/** What a page loads of us. */
export type Kind = keyof typeof fallbacks

const portOf = (url: URL) => url.port || (url.protocol === 'https:' ? '443' : '80')

const matches = (source: string, wanted: URL, page: URL) => {
  const text = source.toLowerCase()
  if (text === '*') return true
  if (text === "'self'") return wanted.origin === page.origin
  if (/^[a-z][a-z0-9+.-]*:$/.test(text))
    return text === wanted.protocol || (text === 'http:' && wanted.protocol === 'https:')
  const [, scheme, host = '', port] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?/.exec(text) ?? []
  const schemeFits = !scheme
    ? wanted.protocol === page.protocol || wanted.protocol === 'https:'
    : `${scheme}:` === wanted.protocol || (scheme === 'http' && wanted.protocol === 'https:')
  const hostFits = host.startsWith('*.') ? wanted.hostname.endsWith(host.slice(1)) : host === wanted.hostname
  const usual = wanted.protocol === 'https:' ? '443' : '80'
  return schemeFits && hostFits && (port === '*' || (port ?? usual) === portOf(wanted))
}

/** Whether a policy of a page lets it load something of us; a nonce lets a script in by itself. */
export const allows = (policy: Policy, kind: Kind, from: { wanted: URL; page: URL; nonce?: string | undefined }) => {
  const name = fallbacks[kind].find((one) => policy.has(one))
  const sources = name && policy.get(name)
  if (!sources) return true
  if (kind === 'script-src') {
    if (from.nonce && sources.includes(`'nonce-${from.nonce}'`)) return true
    // With it the names of hosts count for nothing.
    if (sources.includes("'strict-dynamic'")) return false
  }
  return sources.some((source) => matches(source, from.wanted, from.page))
}
