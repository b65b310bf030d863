import { negotiate, Negotiator } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] })

/** The encoding that a browser likes best; of those that it likes alike, the smallest. */
export const acceptedEncoding = (accepts = ''): Encoding => negotiator.negotiate(accepts) ?? 'identity'

/**
 * The language that a visitor likes best of those offered, as `Accept-Language` lists them: `de-AT` is served with `de`. What
 * is offered first stands for `*`; undefined where none is wanted.
 */
export const acceptedLocale = <L extends string>(accepts = '', offered: readonly L[]): L | undefined =>
  negotiate(accepts.toLowerCase().replaceAll(/([a-z]+)(?:-[\w-]+)/g, '$1'), [...offered]) ?? undefined

type RequestUrl = { url: string }

/** The path of a request as it was written: `//elsewhere` is one too, and no address. */
export const pathOf = ({ url }: RequestUrl) => url.split(/[?#]/, 1)[0] ?? '/'

export const queryOf = ({ url }: RequestUrl) => new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])
