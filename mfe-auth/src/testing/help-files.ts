import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import { afterAll } from 'vitest'

/** Serves help as the release store does; a file in `broken` answers 503 until it is taken out. */
export const helpFiles = async (files: Record<string, AreaHelp>) => {
  const broken = new Set<string>()
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1).replace(/\.json$/, '')
    const file = broken.has(name) ? undefined : files[name]
    response.writeHead(file ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(file ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  return { broken, addressOf: (name: string) => `http://127.0.0.1:${port}/${name}.json` }
}
