import { useSession } from '@keyhaven/shared-contracts/web/session'
import { createStore, type StoreApi } from 'zustand'
import type { RejectedFiles } from './file-choice.ts'
import { type ImageDraft, isChanged, newOf } from './image-draft.ts'

/** What the screen knows beside the pictures. */
type ImageState = ImageDraft & {
  refused: RejectedFiles | null
  /** What happened, for screen readers. */
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
export const imageStore = (draft: ImageDraft) =>
  createStore<ImageState>(() => ({ ...draft, refused: null, said: '', stop: null, toSend: 0 }))
export type ImageStore = StoreApi<ImageState>

/** What pictures belong to: an owner's record, or one that is not created yet. */
export type StoreKey = { owner: number; word: 'property' | 'unit'; id: number | undefined }

const kept = new Map<string, ImageStore>()
const nameOf = ({ owner, word, id }: StoreKey) => `${owner} ${word} ${id ?? 'new'}`

/** A session that ends must not cost the pictures that were chosen: they wait, in this tab, until their form is opened again. */
export const keepAfterSignOut = (about: StoreKey, store: ImageStore) => {
  if (useSession.getState().token === null && isChanged(store.getState())) kept.set(nameOf(about), store)
}
export const takeKeptStore = (about: StoreKey) => {
  const store = kept.get(nameOf(about))
  kept.delete(nameOf(about))
  return store
}

/** How much of all the pictures is on its way, from 0 to 1, while there are any; what failed is done with. */
export const uploadProgress = (state: ImageState) => {
  if (state.toSend === 0) return undefined
  const left = newOf(state).reduce(
    (bytes, { step, file, sent }) => bytes + (step === 'queued' || step === 'sending' ? file.size * (1 - sent) : 0),
    0,
  )
  return 1 - left / state.toSend
}
