export type Form = 'br' | 'gzip' | 'identity'

/** The best form that a browser accepts. */
export const acceptedForm = (accepts: string | undefined): Form => {
  const offered = (accepts ?? '').split(',').flatMap((part) => {
    const [name = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
    return Number(quality.replace('q=', '')) > 0 ? [name] : []
  })
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity'
}
