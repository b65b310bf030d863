import { connect } from 'node:net'
import { isProblem } from '../refusals.ts'

/** Timeout of a request, and the names that its answer must not hold. */
type Terms = { patienceMs?: number; hidden?: readonly string[]; isHttp?: boolean }

const partsOf = (answer: string) => {
  const end = answer.indexOf('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
    head: answer.slice(0, end),
    body: answer.slice(end + 4),
  }
}

/** Knows the end of an answer: what HEAD asks for says how long it would be, and a stream of events has no end to wait for. */
const isWhole = (answer: string, isHead: boolean) => {
  const { status, head, body } = partsOf(answer)
  if (isHead || status === 304 || /^content-type: text\/event-stream/im.test(head)) return answer.includes('\r\n\r\n')
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  const isEnded = /^transfer-encoding: chunked/im.test(head) ? body.endsWith('0\r\n\r\n') : body.length >= length
  return isEnded && answer.includes('\r\n\r\n')
}

/** Fault of an answer, whatever the request was. */
const faultOf = (answer: string, isHead: boolean, { hidden = [], isHttp = true }: Terms) => {
  const { status, head, body } = partsOf(answer)
  // 505 says that no such HTTP is spoken here.
  if (status >= 500 && (isHttp || status !== 505)) return `answered ${status}`
  if (!isHttp) return undefined
  if (status === 0) return 'was not answered'
  if (!isWhole(answer, isHead)) return 'was cut short'
  if (!/^x-content-type-options: nosniff\r?$/im.test(head)) return 'came without the security headers'
  if (hidden.some((secret) => body.includes(secret))) return "held another owner's client"
  const isRefusalOfOurs = isHead || (/^content-type: application\/json/im.test(head) && isProblem(body))
  return status >= 400 && !isRefusalOfOurs ? 'refused in another shape than a problem' : undefined
}

/** Sends bytes and reads the answer to its end; throws where there is none in time, or one that must not be. */
export const send = async (origin: string, bytes: Buffer, terms: Terms = {}) => {
  const { hostname: host, port } = new URL(origin)
  const signal = AbortSignal.timeout(terms.patienceMs ?? 10_000)
  const socket = connect({ host, port: Number(port), signal })
  const isHead = bytes.subarray(0, 5).equals(Buffer.from('HEAD '))
  let answer = ''
  try {
    socket.write(bytes)
    // What is no HTTP may wait for more of itself, and closing the connection is an answer to it.
    if (terms.isHttp === false) socket.end()
    for await (const chunk of socket.setEncoding('latin1')) {
      answer = (answer + String(chunk)).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
      if (terms.isHttp !== false && isWhole(answer, isHead)) break
    }
  } catch (error) {
    if (signal.aborted) throw new Error('was not answered in time', { cause: error })
  }
  const fault = faultOf(answer, isHead, terms)
  if (fault !== undefined) throw new Error(fault)
  return partsOf(answer).status
}
