const policy = (...own: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ...own,
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What an HTML page of the platform has beyond the headers of every response. Scripts come from our origin only. */
export const pageHeaders = {
  'content-security-policy': policy(
    // antd writes its styles at run time, and the HTML is a file: no nonce can be fresh in it.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ),
}

/** The same for a guests' site that stands alone: nobody chooses a file there. Its styles are part of the document. */
export const guestPageHeaders = {
  'content-security-policy': policy("style-src 'self' 'unsafe-inline'", "img-src 'self' data:"),
}
