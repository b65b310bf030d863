export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a browser accepts. */
export const acceptedEncoding = (accepts: string | undefined): Encoding => {
  const offered = (accepts ?? '').split(',').flatMap((part) => {
    const [name = '', quality = 'q=1'] = part.trim().split(/\s*;\s*/)
    return Number(quality.replace('q=', '')) > 0 ? [name] : []
  })
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity'
}

type RequestUrl = { url: string }

/** The path of a request as it was written: `//elsewhere` is one too, and no address. */
export const pathOf = ({ url }: RequestUrl) => url.split(/[?#]/, 1)[0] ?? '/'

export const queryOf = ({ url }: RequestUrl) => new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])
