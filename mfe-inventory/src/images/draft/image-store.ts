import { useSession } from '@keyhaven/shared-contracts/web/session'
import { createStore, type StoreApi } from 'zustand'
import type { RejectedFiles } from './file-choice.ts'
import { type ImageDraft, isChanged, newOf } from './image-draft.ts'

/** Screen state beside the pictures. */
type ImageState = ImageDraft & {
  rejectedFiles: RejectedFiles | null
  /** Live region text for screen readers. */
  announcement: string
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
  createStore<ImageState>(() => ({ ...draft, rejectedFiles: null, announcement: '', stop: null, toSend: 0 }))
export type ImageStore = StoreApi<ImageState>

/** Record that pictures belong to, or one that is not created yet. */
export type StoreKey = { owner: number; word: 'property' | 'unit'; id: number | undefined }

const draftStores = new Map<string, ImageStore>()
const nameOf = ({ owner, word, id }: StoreKey) => `${owner} ${word} ${id ?? 'new'}`

/** A session that ends must not cost the pictures that were chosen: they wait, in this tab, until their form is opened again. */
export const keepAfterSignOut = (about: StoreKey, store: ImageStore) => {
  if (useSession.getState().token === null && isChanged(store.getState())) draftStores.set(nameOf(about), store)
}
export const takeKeptStore = (about: StoreKey) => {
  const store = draftStores.get(nameOf(about))
  draftStores.delete(nameOf(about))
  return store
}

/** Upload progress of all pictures from 0 to 1; undefined while nothing uploads. A failed one counts as finished. */
export const uploadProgress = (state: ImageState) => {
  if (state.toSend === 0) return undefined
  const left = newOf(state).reduce(
    (bytes, { step, file, progress }) =>
      bytes + (step === 'queued' || step === 'sending' ? file.size * (1 - progress) : 0),
    0,
  )
  return 1 - left / state.toSend
}
