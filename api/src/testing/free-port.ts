import { createServer } from 'node:net'

/** A port of this machine that nobody has now, for a program that cannot look for one itself. */
export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
