import { createServer, type Server } from 'node:net'
import { EnvError } from '../env.ts'
import type { App } from '../http/serve.ts'

const loopback = '127.0.0.1'
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const inUse = (port: number) =>
  new EnvError(`PORT ${port} is in use by another program; stop it or set PORT to a free one.`)

const explained = (error: unknown, bind: string, port: number) => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return inUse(port)
  if (code === 'EACCES') return new EnvError(`PORT ${port} is not allowed for this user; use a port above 1023.`)
  const unknown = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL', 'EAI_AGAIN'].includes(code)
  return unknown ? new EnvError(`BIND ${bind} is not an address of this machine.`) : error
}

/**
 * Browsers take either loopback address for `localhost` and its subdomains, so both answer. Its connections are handed to
 * the first server, so that every limit of that one holds for them.
 */
function secondServer(app: App): Server {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket))
  app.addHook('preClose', async () => {
    if (!second.listening) return
    const closed = new Promise((done) => second.close(done))
    app.server.closeIdleConnections()
    await closed
  })
  return second
}

const open = (server: Server, host: string, port: number) =>
  new Promise<void>((done, fail) => {
    // A machine without IPv6 does without it.
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? fail(inUse(port)) : done()))
    server.listen(port, host, done)
  })

/** Opens the port and answers its number. */
export async function listen(app: App, { bind, port }: { bind: string; port: number }): Promise<number> {
  const second = bind === loopback ? secondServer(app) : undefined
  try {
    await app.listen({ host: bind, port })
  } catch (error) {
    throw explained(error, bind, port)
  }
  const address = app.server.address()
  const opened = typeof address === 'object' && address ? address.port : port
  if (second) await open(second, '::1', opened)
  return opened
}
