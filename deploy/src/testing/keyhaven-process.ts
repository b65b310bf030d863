import path from 'node:path'
import { startProcess } from '@keyhaven/api/testing/process'
import { caller } from '@keyhaven/api/testing/test-server'
import { request } from 'undici'

const file = path.join(import.meta.dirname, '../main.ts')

/** The server of the whole product as a process of its own, in the ROLE that it is given; answers its address on loopback. */
export const startKeyhaven = async (env: Record<string, string>) => {
  const started = await startProcess(env, { file, address: /^Port\s+(\d+)$/m })
  return { ...started, origin: `http://127.0.0.1:${started.url}` }
}

/** Asks for a page as a browser at a host would; `fetch` does not let its caller say which. */
export const pageAt = async (origin: string, host: string, path_ = '/', more: Record<string, string> = {}) => {
  const { statusCode, headers, body } = await request(origin + path_, { headers: { host, ...more } })
  return { status: statusCode, headers, text: await body.text() }
}

/** Calls the API behind an address. */
export const callAt = (origin: string, token?: string, headers: Record<string, string> = {}) =>
  caller(
    (url, init) =>
      fetch(url.replace('http://localhost', origin), {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers },
      }),
    token,
  )
