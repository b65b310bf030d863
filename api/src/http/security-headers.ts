/** For whatever is no page: it loads nothing, stands in no frame and sends nothing anywhere. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For a file that people open in a tab: browsers build a small page of their own around it. */
export const viewedFile = {
  'content-security-policy': `${nothing}; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'`,
}

/** For what pages of other origins may show or run: the public site is also embedded elsewhere. */
export const usedElsewhere = { 'cross-origin-resource-policy': 'cross-origin' }

/** Headers of every response; what needs less or more says so itself. `secure` where people reach it over https. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': nothing,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // Addresses hold the tokens of mails and the signatures of documents.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
})

/** Headers of our own hosts. What lies below the domain of an owner is not ours to promise for. */
export const forSubdomains = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
