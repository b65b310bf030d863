import type { AppContext } from '../context.ts'
import type { RequestMeta } from './serve.ts'

/**
 * Lets the replica answer a read of the public site, where there is one. Its answers may be some seconds old, like those
 * that browsers keep: whoever asks for the newest one is answered by the primary. What decides whether a stay can be
 * booked never comes this way.
 */
export const readAnywhere = <T>(
  context: AppContext,
  { wantsNewest }: Pick<RequestMeta, 'wantsNewest'>,
  read: (from: AppContext) => Promise<T>,
): Promise<T> => {
  const { replica } = context
  const onPrimary = () => read(context)
  return replica && !wantsNewest ? replica.read((db) => read({ ...context, db }), onPrimary) : onPrimary()
}
