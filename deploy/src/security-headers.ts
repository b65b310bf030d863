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

/** What an HTML page has beyond the headers of every response. */
export const pageHeaders = { 'content-security-policy': policy }
