import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { problem } from '@keyhaven/shared-contracts/contract/problem'
import type { App } from '../http/serve.ts'

export type Sent = { status: number; body: string }

/** Messages of zod for a schema without words of its own; people read ours. */
const isZods = (words: string) =>
  /^(Invalid |Too (big|small)|Unrecognized |Expected )|expected \w+, received|to have [<>]/.test(words)

/** True if a refusal has the one body, in words of ours. */
export const isProblem = (text: string) => {
  try {
    const { success, data } = problem.safeParse(JSON.parse(text))
    return success && ![data.message, ...data.detail, ...Object.values(data.fields ?? {}).flat()].some(isZods)
  } catch {
    return false
  }
}

/**
 * Sends text as it is, and notes whatever is against the rules of every answer: ours to fail is nothing that a client
 * sends, and every refusal has the one body.
 */
export function sender(app: App, tokenFor: (endpoint: Endpoint) => string) {
  const faults: string[] = []
  async function send(
    endpoint: Endpoint,
    path: string,
    {
      text,
      headers,
      wanted,
    }: { text?: string | undefined; headers?: Record<string, string>; wanted?: (status: number) => boolean } = {},
  ): Promise<Sent> {
    const answer = await app.inject({
      method: endpoint.method,
      url: `/keyhaven${path}`,
      headers: {
        ...(endpoint.access === 'owner' && { authorization: `Token ${tokenFor(endpoint)}` }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text !== undefined && { payload: text }),
    })
    const { statusCode: status, body } = answer
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const right = status < 400 || (status < 500 && isJson && isProblem(body))
    if (!right || wanted?.(status) === false)
      faults.push(
        `${endpoint.method} ${path.slice(0, 200)} ${text?.slice(0, 300) ?? ''} → ${status} ${body.slice(0, 300)}`,
      )
    return { status, body }
  }
  /** Faults since the last time. */
  const takeFaults = () => faults.splice(0)
  return { send, takeFaults }
}
