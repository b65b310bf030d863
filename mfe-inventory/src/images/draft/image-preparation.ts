import { imageProblems } from '@keyhaven/shared-contracts/contract/images'
import { imageBytes, pictureFile, pictureProblems } from '@keyhaven/shared-contracts/domain/picture-file'
import { ownTypeOf } from '@keyhaven/shared-contracts/domain/picture-kind'
import { fileSize } from '@keyhaven/shared-contracts/web/facts'
import { changeItem, isTooBig, type NewImage, newOf } from './image-draft.ts'
import type { ImageStore } from './image-store.ts'
import { shrinkPicture } from './picture-size.ts'

const change = (store: ImageStore, key: string, to: Partial<NewImage>) =>
  store.setState((state) => changeItem<NewImage>(state, key, to))
const problemWith = (name: string, error: unknown) =>
  `${imageProblems.tooBig(name)}. ${error instanceof Error ? error.message : 'This picture cannot be made smaller.'}`

/** Shrinks pictures one after the other, for each is held in memory whole; those that are asked for meanwhile follow. */
export const shrinkImages = async (store: ImageStore, keys: readonly string[]) => {
  const isRunning = newOf(store.getState()).some(({ step }) => step === 'shrinking')
  for (const key of keys) change(store, key, { step: 'shrinking', problem: undefined })
  if (isRunning) return
  const next = () => newOf(store.getState()).find(({ step }) => step === 'shrinking')
  for (let item = next(); item; item = next()) {
    const { key, name } = item
    const shrunk = await shrinkPicture(item.file, imageBytes).then(
      (file) => ({ file }),
      (error: unknown) => ({ problem: problemWith(name, error) }),
    )
    change(store, key, { ...shrunk, step: 'chosen' })
    if ('file' in shrunk) store.setState(() => ({ said: `Made ${name} smaller: ${fileSize(shrunk.file.size)}` }))
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

const rightContent = pictureFile(Number.MAX_SAFE_INTEGER, '')

const contentProblem = async (file: File) => {
  // One that cannot be read now is refused when it is sent.
  const own_type = await ownTypeOf(file).catch(() => undefined)
  const { name, type, size } = file
  const { error } = rightContent.safeParse({ name, type, size, own_type })
  return error && { file, name, problem: error.issues[0]?.message ?? pictureProblems.mislabelled }
}

/** Looks into files that were just taken: what is no picture goes again, with the reason, and what is too big is made smaller. */
export const prepareImages = async (store: ImageStore, taken: readonly NewImage[]) => {
  const problems = await Promise.all(taken.map(({ file }) => contentProblem(file)))
  const wrong = problems.filter((problem) => problem !== undefined)
  const isWrong = (item: NewImage) => wrong.some(({ file }) => file === item.file)
  if (wrong.length > 0)
    store.setState(({ items, refused }) => ({
      items: items.filter((item) => item.kind === 'saved' || !isWrong(item)),
      refused: { skipped: [], tooMany: [], ...refused, wrong: [...(refused?.wrong ?? []), ...wrong] },
    }))
  const isTaken = new Set(taken.map(({ key }) => key))
  await shrinkImages(
    store,
    oversizedKeys(store).filter((key) => isTaken.has(key)),
  )
}
