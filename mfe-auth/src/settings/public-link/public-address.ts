/** The public page's address under another name; on a domain of the owner's own the name is not part of it. */
export const publicAddress = (current: string, slug: string) => {
  const url = new URL(current)
  if (url.searchParams.has('owner')) url.searchParams.set('owner', slug)
  return url.href
}
