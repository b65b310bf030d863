import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type ForeignPage = {
  body: string
  /** Runs after the page is there, from a file of its own. */
  script?: string
  css?: string
  /** The page's Content-Security-Policy, `{us}` standing for our origin. */
  policy?: string
}

/** The worst that the styles of a page can do to what stands in it. */
export const hostileCss = `
  * { all: unset !important; font-size: 40px !important; display: inline !important; color: red !important;
      letter-spacing: 9px !important; text-transform: uppercase !important; line-height: 3 !important }
  div, section, button, input { display: none !important }
  html { font-size: 62.5% !important }
  script, style, head, title { display: none !important }`

/** As much as a page can forbid while the booking still works: what docs/embed.md asks for, and nothing else. */
export const strictPolicy =
  "default-src 'none'; script-src 'self' {us}; connect-src {us}; img-src {us}; style-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Somebody else's web site, on an origin of its own. */
export const foreignSite = async (us: string, host = '127.0.0.1') => {
  const pages = new Map<string, ForeignPage>()
  const server = createServer((request, response) => {
    const [name = '', file] = (request.url ?? '').slice(1).split('/')
    const page = pages.get(name)
    const send = (type: string, text: string) => response.setHeader('content-type', type).end(text)
    if (name === 'favicon.ico') return response.writeHead(204).end()
    if (!page) return response.writeHead(404).end()
    if (file === 'page.css') return send('text/css', page.css ?? '')
    if (file === 'page.js') return send('text/javascript', page.script ?? '')
    if (page.policy) response.setHeader('content-security-policy', page.policy.replaceAll('{us}', us))
    return send(
      'text/html; charset=utf-8',
      `<!doctype html><html lang="en"><head><title>Haus am See</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="stylesheet" href="/${name}/page.css"></head>
      <body>${page.body.replaceAll('{us}', us)}<script src="/${name}/page.js"></script></body></html>`,
    )
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** Puts a page up and answers its address. */
    put: (page: ForeignPage) => {
      const name = `page-${pages.size}`
      pages.set(name, page)
      return `${origin}/${name}/`
    },
    // A browser opens connections ahead; a server that waits for those never ends.
    close: () => server.close().closeAllConnections(),
  }
}

export const script = '<script type="module" src="{us}/embed.js"></script>'
/** The element as docs/embed.md writes it. */
export const element = (attributes: string) => `<keyhaven-booking ${attributes}></keyhaven-booking>`
