import { useRef } from 'react'

/** One key for one content: sending it again after a lost answer creates nothing twice, and other content gets a new key. */
export const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })
  return (body: unknown) => {
    const content = JSON.stringify(body)
    if (content !== last.current.content) {
      const random = crypto.getRandomValues(new Uint8Array(16))
      last.current = { content, key: [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
    }
    return last.current.key
  }
}
