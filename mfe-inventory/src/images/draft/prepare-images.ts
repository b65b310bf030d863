import { pictureFile, pictureProblems } from '@keyhaven/shared-contracts/contract/images'
import { ownTypeOf } from '@keyhaven/shared-contracts/domain/picture-kind'
import type { NewImage } from './image-draft.ts'
import type { ImageStore } from './image-store.ts'
import { shrinkImages, tooBigOf } from '../shrink-images.ts'

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
    store.set(({ items, refused }) => ({
      items: items.filter((item) => item.kind === 'saved' || !isWrong(item)),
      refused: { skipped: [], tooMany: [], ...refused, wrong: [...(refused?.wrong ?? []), ...wrong] },
    }))
  const isTaken = new Set(taken.map(({ key }) => key))
  await shrinkImages(
    store,
    tooBigOf(store).filter((key) => isTaken.has(key)),
  )
}
