import { type Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { isProblem } from '../refusals.ts'
import type { FuzzRequest } from './requests.ts'

const patienceMs = 10_000

export type Outcome = { status: number; fault?: string | undefined }

/** A connection that was idle for a while was gone by the time it was used again; a browser asks again, too. */
class IdleEnded extends Error {}

const isJson = (type: string | undefined) => type?.startsWith('application/json') ?? false

/** What is wrong with an answer, whatever was asked. */
const faultOf = (status: number, headers: Record<string, unknown>, body: string, { method, hidden }: FuzzRequest) => {
  if (status >= 500) return `answered ${status}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'came without the security headers'
  const shown = hidden.find((secret) => body.includes(secret))
  if (shown !== undefined) return "held another owner's client"
  if (status >= 400 && method !== 'HEAD' && !(isJson(String(headers['content-type'])) && isProblem(body)))
    return 'refused in another shape than a problem'
  return undefined
}

const sendOnce = (origin: string, agent: Agent, asked: FuzzRequest, timeoutMs: number) =>
  new Promise<Outcome>((done, fail) => {
    const { method, path, body } = asked
    const headers = {
      ...(body && !('transfer-encoding' in asked.headers) && { 'content-length': String(body.length) }),
      ...asked.headers,
    }
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = httpRequest(origin, { method, path, agent, headers, signal }, (answer) => {
      const { statusCode: status = 0 } = answer
      if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
        answer.destroy()
        return done({ status })
      }
      text(answer).then(
        (whole) => done({ status, fault: faultOf(status, answer.headers, whole, asked) }),
        (error: unknown) => fail(error),
      )
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ECONNRESET' && sent.reusedSocket ? new IdleEnded() : error),
    )
    sent.end(body)
  })

/** Sends a request and reads its answer to the end; no answer within ten seconds is a fault, and so is none at all. */
export const send = async (
  origin: string,
  agent: Agent,
  asked: FuzzRequest,
  timeoutMs = patienceMs,
): Promise<Outcome> => {
  try {
    return await sendOnce(origin, agent, asked, timeoutMs)
  } catch (error) {
    if (error instanceof IdleEnded) return send(origin, agent, asked, timeoutMs)
    const isLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)
    return { status: 0, fault: isLate ? 'was not answered in time' : `was not answered: ${String(error)}` }
  }
}

/** Sends bytes that may be no HTTP at all. To close the connection is an answer, to leave it open for ten seconds is none. */
export const sendRaw = (origin: string, bytes: Buffer) =>
  new Promise<Outcome>((done) => {
    const { hostname, port } = new URL(origin)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    const late = setTimeout(() => {
      socket.destroy()
      done({ status: 0, fault: 'was not answered in time' })
    }, patienceMs)
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(late)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
      done({ status, fault: status >= 500 && status !== 505 ? `answered ${status}` : undefined })
    })
  })
