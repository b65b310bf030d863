import { imageBytes, pictureFile } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { ownTypeOf } from '@keyhaven/shared-contracts/domain/place/picture-kind'
import { fileSize } from '@keyhaven/shared-contracts/web/facts'
import { ShrinkProblem, shrinkPicture } from '@keyhaven/shared-contracts/web/inputs'
import type { Messages } from '../../messages/images/en.ts'
import { fileProblem } from './file-choice.ts'
import { changeItem, isTooBig, type NewImage, newOf } from './image-draft.ts'
import type { ImageStore } from './image-store.ts'

const change = (store: ImageStore, key: string, to: Partial<NewImage>) =>
  store.setState((state) => changeItem<NewImage>(state, key, to))
const problemWith = ({ status, refused }: Messages, name: string, error: unknown) => {
  const words = {
    broken: refused.broken,
    unsupported: status.browserCannotShrink,
    tooBig: status.cannotShrinkEnough,
  }
  return status.tooBigBecause(name, error instanceof ShrinkProblem ? words[error.why] : status.cannotShrink)
}

/** Shrinks pictures one after the other, for each is held in memory whole; those that are asked for meanwhile follow. */
export const shrinkImages = async (t: Messages, store: ImageStore, keys: readonly string[]) => {
  const isRunning = newOf(store.getState()).some(({ step }) => step === 'shrinking')
  for (const key of keys) change(store, key, { step: 'shrinking', problem: undefined })
  if (isRunning) return
  const next = () => newOf(store.getState()).find(({ step }) => step === 'shrinking')
  for (let item = next(); item; item = next()) {
    const { key, name } = item
    const shrunk = await shrinkPicture(item.file, imageBytes).then(
      (file) => ({ file }),
      (error: unknown) => ({ problem: problemWith(t, name, error) }),
    )
    change(store, key, { ...shrunk, step: 'chosen' })
    if ('file' in shrunk) store.setState(() => ({ announcement: t.said.shrunk(name, fileSize(shrunk.file.size)) }))
  }
}

export const oversizedKeys = (store: ImageStore) =>
  newOf(store.getState())
    .filter(isTooBig)
    .map(({ key }) => key)

/** The one that is being shrunk is the last. */
export const stopShrinking = (store: ImageStore) =>
  store.setState(({ items }) => ({
    items: items.map((item) =>
      item.kind === 'new' && item.step === 'shrinking' ? { ...item, step: 'chosen' as const } : item,
    ),
  }))

const rightContent = pictureFile(Number.MAX_SAFE_INTEGER)

const contentProblem = async (t: Messages, file: File) => {
  // One that cannot be read now is refused when it is sent.
  const own_type = await ownTypeOf(file).catch(() => undefined)
  const { name, type, size } = file
  const { error } = rightContent.safeParse({ name, type, size, own_type })
  return error && { file, name, problem: fileProblem(t.refused, error.issues[0]?.message) }
}

/** Looks into files that were just taken: what is no picture goes again, with the reason, and what is too big is made smaller. */
export const prepareImages = async (t: Messages, store: ImageStore, newImages: readonly NewImage[]) => {
  const problems = await Promise.all(newImages.map(({ file }) => contentProblem(t, file)))
  const wrong = problems.filter((problem) => problem !== undefined)
  const isWrong = (item: NewImage) => wrong.some(({ file }) => file === item.file)
  if (wrong.length > 0)
    store.setState(({ items, rejectedFiles }) => ({
      items: items.filter((item) => item.kind === 'saved' || !isWrong(item)),
      rejectedFiles: { skipped: [], tooMany: [], ...rejectedFiles, wrong: [...(rejectedFiles?.wrong ?? []), ...wrong] },
    }))
  const isTaken = new Set(newImages.map(({ key }) => key))
  await shrinkImages(
    t,
    store,
    oversizedKeys(store).filter((key) => isTaken.has(key)),
  )
}
