/** What a page of ours may load. Scripts come from our origin only, never from the page's own text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // antd writes its styles at run time, and the HTML is a file: no nonce can be fresh in it.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Headers of an HTML page. */
export const pageHeaders = (secure: boolean) => ({
  ...everywhere,
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Headers of a file that a page loads. */
export const fileHeaders = everywhere
