import { connect } from 'node:net'
import { isProblem } from '../refusals.ts'

/** How long a request may wait, and the names that its answer must not hold. */
type Terms = { patienceMs?: number; hidden?: readonly string[]; isHttp?: boolean }

const eventStream = /^content-type: text\/event-stream/im
/** What is wrong with an answer, whatever the request was. */
const faultOf = (status: number, head: string, body: string, { hidden = [], isHttp = true }: Terms) => {
  // 505 says that no such HTTP is spoken here.
  if (status >= 500 && (isHttp || status !== 505)) return `answered ${status}`
  if (!isHttp) return undefined
  if (status === 0) return 'was not answered'
  if (!/^x-content-type-options: nosniff\r?$/im.test(head)) return 'came without the security headers'
  if (hidden.some((secret) => body.includes(secret))) return "held another owner's client"
  const told = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  const isChunked = /^transfer-encoding: chunked/im.test(head) && !eventStream.test(head)
  if (isChunked ? !body.endsWith('0\r\n\r\n') : body.length < told) return 'was cut short'
  const isRefusalOfOurs = /^content-type: application\/json/im.test(head) && isProblem(body)
  return status >= 400 && !isRefusalOfOurs ? 'refused in another shape than a problem' : undefined
}

const answerTo = async (origin: string, bytes: Buffer, signal: AbortSignal, isHttp: boolean) => {
  const { hostname: host, port } = new URL(origin)
  const socket = connect({ host, port: Number(port), signal })
  // What is no HTTP has no end of its own, and half a connection is enough for its refusal.
  if (isHttp) socket.write(bytes)
  else socket.end(bytes)
  let answer = ''
  try {
    for await (const chunk of socket.setEncoding('latin1')) {
      answer += String(chunk)
      // A stream of events has no end to wait for.
      if (eventStream.test(answer.slice(0, 3000))) break
    }
  } catch (error) {
    if (signal.aborted) throw new Error('was not answered in time', { cause: error })
  }
  return answer.replace('HTTP/1.1 100 Continue\r\n\r\n', '')
}

/** Sends bytes and reads the answer to its end; throws where there is none in time, or one that must not be. */
export const send = async (origin: string, bytes: Buffer, terms: Terms = {}) => {
  const answer = await answerTo(origin, bytes, AbortSignal.timeout(terms.patienceMs ?? 10_000), terms.isHttp ?? true)
  const end = answer.indexOf('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
  const fault = faultOf(status, answer.slice(0, end), answer.slice(end + 4), terms)
  // What HEAD asks for says how long it would be, and has no body.
  const isHead = bytes.subarray(0, 5).equals(Buffer.from('HEAD '))
  if (fault !== undefined && !(isHead && /^refused|^was cut/.test(fault))) throw new Error(fault)
  return status
}
