import { localError } from './api-error.ts'
import { localProblems } from './local-problems.ts'

/** Sends a request and tells how much of it is on its way, from 0 to 1. */
export type Upload = (request: Request, onProgress: (sent: number) => void) => Promise<Response>

/** A slow line may take its time; one on which nothing moves for so long is dead. */
const patience = 30_000

const headersOf = (xhr: XMLHttpRequest) => {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** Response of an upload. One of these statuses has no body, and `Response` insists on that. */
const responseOf = (xhr: XMLHttpRequest) =>
  new Response([204, 205, 304].includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: headersOf(xhr),
  })

/** `fetch` tells nothing of what it has sent, or only over HTTP/2 and in some browsers. XMLHttpRequest does, in all. */
export const xhrUpload: Upload = async (request, onProgress) => {
  const body = await request.arrayBuffer()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let watch: ReturnType<typeof setTimeout> | undefined
    const stillAlive = () => {
      clearTimeout(watch)
      watch = setTimeout(() => {
        reject(localError('timeout', localProblems().timeout))
        xhr.abort()
      }, patience)
    }
    const abort = () => xhr.abort()
    xhr.open(request.method, request.url)
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      stillAlive()
      onProgress(total > 0 ? loaded / total : 0)
    })
    xhr.addEventListener('load', () => resolve(responseOf(xhr)))
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    xhr.addEventListener('abort', () => reject(request.signal.reason ?? new DOMException('Aborted', 'AbortError')))
    xhr.addEventListener('loadend', () => {
      clearTimeout(watch)
      request.signal.removeEventListener('abort', abort)
    })
    request.signal.addEventListener('abort', abort)
    if (request.signal.aborted) return abort()
    stillAlive()
    xhr.send(body)
  })
}
