const policy = (tiles: string | undefined, ...own: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ...own,
    "font-src 'self' data:",
    connectSrc(tiles),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Origins that scripts of a page may call: ours, and the operator's for the tiles of maps. */
export const connectSrc = (tiles: string | undefined) => `connect-src 'self'${tiles ? ` ${tiles}` : ''}`

/** Headers of an HTML page of the platform, beyond those of every response. Scripts come from our origin only. */
export const pageHeaders = (tiles?: string) => ({
  'content-security-policy': policy(
    tiles,
    // antd writes its styles at run time, and the HTML is a file: no nonce can be fresh in it.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ),
})

/** The same for a guests' site that stands alone: nobody chooses a file there. Its styles are part of the document. */
export const guestPageHeaders = (tiles?: string) => ({
  'content-security-policy': policy(tiles, "style-src 'self' 'unsafe-inline'", "img-src 'self' data:"),
})
