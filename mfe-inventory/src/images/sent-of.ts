import type { ImageState } from './draft/image-store.ts'
import { newOf } from './draft/image-draft.ts'

/** How much of all the pictures is on its way, from 0 to 1, while there are any; what failed is done with. */
export const sentOf = (state: ImageState) => {
  if (state.toSend === 0) return undefined
  const left = newOf(state).reduce(
    (bytes, { step, file, sent }) => bytes + (step === 'queued' || step === 'sending' ? file.size * (1 - sent) : 0),
    0,
  )
  return 1 - left / state.toSend
}
