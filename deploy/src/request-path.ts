type RequestUrl = { url: string }

/** The path of a request as it was written: `//elsewhere` is one too, and no address. */
export const pathOf = ({ url }: RequestUrl) => url.split(/[?#]/, 1)[0] ?? '/'

export const queryOf = ({ url }: RequestUrl) => new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])
