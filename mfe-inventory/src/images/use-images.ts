import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useStore } from 'zustand'
import { imagesCatalog } from '../messages/catalogs.ts'
import { addFiles } from './draft/file-choice.ts'
import type { ImageCalls } from './image-calls.ts'
import {
  changeItem,
  type DraftImage,
  draftOf,
  type ImageDraft,
  isChanged,
  isComplete,
  moveItem,
  newOf,
  withServerImages,
  type SavedImage,
  shownOf,
  withoutItem,
} from './draft/image-draft.ts'
import { imageStore, keepAfterSignOut, takeKeptStore, uploadProgress } from './draft/image-store.ts'
import { prepareImages, shrinkImages, stopShrinking } from './draft/image-preparation.ts'
import { saveImages } from './draft/image-upload.ts'

/** Keeps a form open although its record is saved; the pictures themselves show the problem. */
class ImagesUnsaved extends Error {}

type Record = { id: number; images: readonly OwnImage[] }

const storeFor = (owner: number, word: 'property' | 'unit', record: Record | undefined) => {
  const images = record?.images ?? []
  const savedStore = takeKeptStore({ owner, word, id: record?.id })
  savedStore?.setState((state) => {
    const draft = withServerImages(state, images)
    return {
      ...draft,
      items: draft.items.map((item) => ({ ...item, problem: undefined })),
      problem: undefined,
      isKept: true,
    }
  })
  return savedStore ?? imageStore(draftOf(images))
}

/**
 * The pictures of a form: what was done to them, and how they are saved once the record is. `nameOfRecord` is what it is
 * called in the form.
 */
export const useImages = (word: 'property' | 'unit', record: Record | undefined, nameOfRecord: () => string) => {
  const t = useMessages(imagesCatalog)
  const [owner] = useState(() => useSession.getState().user?.id ?? 0)
  const [store] = useState(() => storeFor(owner, word, record))
  const state = useStore(store)
  const [isRevealed, reveal] = useState(false)
  useEffect(
    () => () => {
      store.getState().stop?.abort()
      stopShrinking(store)
      keepAfterSignOut({ owner, word, id: store.getState().savedAs ?? record?.id }, store)
    },
    [store, owner, word, record?.id],
  )

  const change = (next: (draft: ImageDraft) => ImageDraft, announce?: (draft: ImageDraft) => string) =>
    store.setState((now) => {
      const draft = next(now)
      return { ...draft, ...(announce && { announcement: announce(draft) }) }
    })
  const name = (key: string) => store.getState().items.find((item) => item.key === key)?.name ?? t.said.anImage

  return {
    state,
    isRevealed,
    isBusy: state.stop !== null,
    /** Upload progress of all pictures from 0 to 1; undefined while nothing uploads. */
    progress: uploadProgress(state),
    choose: (files: readonly File[]) => {
      const there = store.getState()
      const { draft, rejectedFiles } = addFiles(t, there, files, nameOfRecord())
      const newImages = newOf(draft).filter((item) => !there.items.includes(item))
      store.setState(() => ({
        ...draft,
        rejectedFiles,
        announcement: newImages.length > 0 ? t.said.added(newImages.length) : '',
      }))
      void prepareImages(t, store, newImages)
    },
    forgetRefused: () => store.setState(() => ({ rejectedFiles: null })),
    describe: (key: string, description: string) =>
      change((draft) => changeItem<DraftImage>(draft, key, { description })),
    remove: (key: string) => {
      const announcement = t.said.removed(name(key))
      change(
        (draft) => withoutItem(draft, key),
        () => announcement,
      )
    },
    restore: (key: string) =>
      change(
        (draft) => changeItem<SavedImage>(draft, key, { isMarked: false, problem: undefined }),
        () => t.said.stays(name(key)),
      ),
    move: (key: string, to: string) =>
      change(
        (draft) => moveItem(draft, key, to),
        (draft) => {
          const visibleImages = shownOf(draft)
          const position = visibleImages.findIndex((item) => item.key === key) + 1
          return position === 1
            ? t.said.movedToCover(name(key), visibleImages.length)
            : t.said.moved(name(key), position, visibleImages.length)
        },
      ),
    shrink: (key: string) => void shrinkImages(t, store, [key]),
    stop: () => store.getState().stop?.abort(),
    /** Takes what the server has by now. */
    refresh: (images: readonly OwnImage[]) => change((draft) => withServerImages(draft, images)),
    /** Saves one picture, or all that is left; true when nothing is left. */
    retry: (calls: ImageCalls, only?: string) => saveImages(t.saving, store, calls, only),
    /** Saves all of them for a record; rejects when something is left to do, and the pictures then say what. */
    save: async (calls: ImageCalls, id: number) => {
      store.setState(() => ({ savedAs: id }))
      if (!(await saveImages(t.saving, store, calls))) throw new ImagesUnsaved(t.saving.someUnsaved)
    },
    /** The form with its pictures: changed, right and revealed together. */
    within: <S extends z.ZodType>(form: ZodForm<S>): ZodForm<S> => ({
      ...form,
      changed: form.changed || isChanged(state),
      isChanged: () => form.isChanged() || isChanged(store.getState()),
      valid: form.valid && isComplete(state),
      reveal: () => {
        form.reveal()
        reveal(true)
      },
      showErrors: (error) => (error instanceof ImagesUnsaved ? null : form.showErrors(error)),
    }),
  }
}
export type Images = ReturnType<typeof useImages>
