import { imageBytes, imageProblems } from '@keyhaven/shared-contracts/contract/images'
import { fileSize } from '@keyhaven/shared-contracts/web/file-size'
import { changeItem, isTooBig, type NewImage, newOf } from './draft/image-draft.ts'
import type { ImageStore } from './draft/image-store.ts'
import { shrinkPicture } from './draft/shrink-picture.ts'

const change = (store: ImageStore, key: string, to: Partial<NewImage>) =>
  store.set((state) => changeItem<NewImage>(state, key, to))
const problemWith = (name: string, error: unknown) =>
  `${imageProblems.tooBig(name)}. ${error instanceof Error ? error.message : 'This picture cannot be made smaller.'}`

/** Shrinks pictures one after the other, for each is held in memory whole; those that are asked for meanwhile follow. */
export const shrinkImages = async (store: ImageStore, keys: readonly string[]) => {
  const isRunning = newOf(store.get()).some(({ step }) => step === 'shrinking')
  for (const key of keys) change(store, key, { step: 'shrinking', problem: undefined })
  if (isRunning) return
  const next = () => newOf(store.get()).find(({ step }) => step === 'shrinking')
  for (let item = next(); item; item = next()) {
    const { key, name } = item
    const shrunk = await shrinkPicture(item.file, imageBytes).then(
      (file) => ({ file }),
      (error: unknown) => ({ problem: problemWith(name, error) }),
    )
    change(store, key, { ...shrunk, step: 'chosen' })
    if ('file' in shrunk) store.set(() => ({ said: `Made ${name} smaller: ${fileSize(shrunk.file.size)}` }))
  }
}

export const tooBigOf = (store: ImageStore) =>
  newOf(store.get())
    .filter(isTooBig)
    .map(({ key }) => key)

/** The one that is being shrunk is the last. */
export const stopShrinking = (store: ImageStore) =>
  store.set(({ items }) => ({
    items: items.map((item) =>
      item.kind === 'new' && item.step === 'shrinking' ? { ...item, step: 'chosen' as const } : item,
    ),
  }))
