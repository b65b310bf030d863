import { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useRef } from 'react'

/** No answer, or none from the API: what was sent may have arrived all the same. */
export const isUnsure = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Write<R, B> = (record: R | undefined, body: B) => Promise<R>

/**
 * Creates a record once although an answer is lost: `write` gives the same content the same key. Where the form was
 * changed since, what was sent first is asked for again and then changed, and `onFound` hears of it before that.
 */
export const useCreateOnce = <R, B>(write: Write<R, B>, onFound: (record: R) => void): Write<R, B> => {
  const unheard = useRef<B | null>(null)
  const send = async (record: R | undefined, body: B) => {
    try {
      const saved = await write(record, body)
      unheard.current = null
      return saved
    } catch (error) {
      if (record === undefined) unheard.current = isUnsure(error) ? body : null
      throw error
    }
  }
  const find = async (body: B) => {
    try {
      const record = await send(undefined, body)
      onFound(record)
      return record
    } catch (error) {
      if (isUnsure(error)) throw error
      return undefined
    }
  }
  return async (record, body) => {
    const first = unheard.current
    if (record !== undefined || first === null || isSame(first, body)) return send(record, body)
    return send(await find(first), body)
  }
}
