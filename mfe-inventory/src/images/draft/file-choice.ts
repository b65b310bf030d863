import { maxImages } from '@keyhaven/shared-contracts/contract/images'
import { fileName, pictureFile, pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Messages } from '../../messages/images/en.ts'
import { type DraftImage, type ImageDraft, type NewImage, shownOf } from './image-draft.ts'

/** Files that were chosen and not added, with the reason. */
export type RejectedFiles = {
  /** Named like one that is there already. */
  skipped: readonly string[]
  wrong: readonly { name: string; problem: string }[]
  /** More than there may be. */
  tooMany: readonly string[]
}

// One that is too big is taken: it is made smaller.
const anySize = pictureFile(Number.MAX_SAFE_INTEGER)
const heic = /\.(heic|heif)$/i

/** Reason that a file is refused. */
export const fileProblem = (t: Messages['refused'], problem: string | undefined) => {
  if (problem === pictureProblems.broken) return t.broken
  return problem === pictureProblems.mislabelled ? t.mislabelled : t.kind
}

const faultOf = (t: Messages['refused'], file: File) => {
  const { error } = anySize.safeParse(file)
  if (!error) return undefined
  if (/^image\/hei[cf]/.test(file.type) || heic.test(file.name)) return t.heic
  return fileProblem(t, error.issues[0]?.message)
}

// The API's words: two names that are one to it are one here.
const isNamed = (name: string) => (item: DraftImage) =>
  fileName(item.name) === name || (item.kind === 'new' && fileName(item.file.name) === name)

let keyCount = 0
/** File names of cameras and phones, which make no description. */
const byCamera = /^(img|image|dsc|dscn|pxl|mvi|p|photo|picture|screenshot|signal|whatsapp)\b|\d{3}/i

/** A first description from the file name or the position, to be improved by the owner. */
const firstDescription = (t: Messages, file: File, of: string, position: number) => {
  const words = file.name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\-.\s]+/g, ' ')
    .trim()
  if (/\p{L}{3}/u.test(words) && !byCamera.test(words)) return words.slice(0, 100)
  return of === '' ? t.photo(position) : t.photoOf(of, position)
}

const asNew = (file: File, description: string): NewImage => {
  keyCount += 1
  return { kind: 'new', key: `new-${keyCount}`, name: file.name, description, file, step: 'chosen', progress: 0 }
}

/**
 * Takes files in the order in which they were chosen, for as long as there is room, and says what became of the others.
 * `of` is the name of what they are pictures of.
 */
export const addFiles = (
  t: Messages,
  draft: ImageDraft,
  files: readonly File[],
  of = '',
): { draft: ImageDraft; rejectedFiles: RejectedFiles | null } => {
  const newImages: NewImage[] = []
  const skipped: string[] = []
  const wrong: { name: string; problem: string }[] = []
  const tooMany: string[] = []
  const there = shownOf(draft)
  for (const file of files) {
    const problem = faultOf(t.refused, file)
    if (problem !== undefined) wrong.push({ name: file.name, problem })
    else if ([...there, ...newImages].some(isNamed(fileName(file.name)))) skipped.push(file.name)
    else if (there.length + newImages.length >= maxImages) tooMany.push(file.name)
    else newImages.push(asNew(file, firstDescription(t, file, of, there.length + newImages.length + 1)))
  }
  const isRefused = skipped.length + wrong.length + tooMany.length > 0
  return {
    draft: { ...draft, items: [...draft.items, ...newImages] },
    rejectedFiles: isRefused ? { skipped, wrong, tooMany } : null,
  }
}
