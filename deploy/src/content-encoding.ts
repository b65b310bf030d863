export type Encoding = 'br' | 'gzip' | 'identity'

/** The best form that a browser accepts. */
export const acceptedEncoding = (accepts: string | undefined): Encoding => {
  const offered = (accepts ?? '').split(',').flatMap((part) => {
    const [name = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
    return Number(quality.replace('q=', '')) > 0 ? [name] : []
  })
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity'
}
