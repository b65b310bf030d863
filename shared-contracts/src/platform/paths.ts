/** Every address of the product. */
export * as paths from './addresses.ts'

/** A path of our own to go to, or `otherwise`: never another origin, never back to signing in. */
export const ownPath = (path: string | null | undefined, otherwise: string) => {
  if (!path?.startsWith('/') || !URL.canParse(path, 'http://own.invalid')) return otherwise
  const url = new URL(path, 'http://own.invalid')
  if (url.origin !== 'http://own.invalid' || /^\/owner\/(login|register)\b/.test(url.pathname)) return otherwise
  return url.pathname + url.search + url.hash
}
