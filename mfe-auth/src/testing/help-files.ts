import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import { afterAll } from 'vitest'

/** Serves help as the release store does; a file in `broken` answers 503 until it is taken out. */
export const helpFiles = async (files: Record<string, AreaHelp>) => {
  const broken = new Set<string>()
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1).replace(/\.json$/, '')
    const found = broken.has(name) ? undefined : files[name]
    response.writeHead(found ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterAll(() => new Promise((done) => server.close(done)))
  const { port } = server.address() as AddressInfo
  return { broken, addressOf: (name: string) => `http://127.0.0.1:${port}/${name}.json` }
}
