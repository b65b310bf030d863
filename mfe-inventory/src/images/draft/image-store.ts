import type { Refused } from './file-choice.ts'
import type { ImageDraft } from './image-draft.ts'

/** What the screen knows beside the pictures. */
export type ImageState = ImageDraft & {
  refused: Refused | null
  /** For those who do not see what happened. */
  said: string
  /** While pictures are saved, and what stops that. */
  stop: AbortController | null
  /** The bytes of all that are being uploaded. */
  toSend: number
  /** The record that they were saved for, where it was created meanwhile. */
  savedAs?: number
  /** They were chosen before the session ended. */
  isKept?: boolean
}

/** The pictures of one form. It lives beside the form, because uploads change it while nobody renders. */
export const imageStore = (draft: ImageDraft) => {
  let state: ImageState = { ...draft, refused: null, said: '', stop: null, toSend: 0 }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next: (state: ImageState) => Partial<ImageState>) => {
      state = { ...state, ...next(state) }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type ImageStore = ReturnType<typeof imageStore>
