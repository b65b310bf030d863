import { altText, type OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { fileName, imageBytes, pictureFile } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Messages } from '../../messages/images/en.ts'

/** A picture that the record has. One that is deleted is only marked until the form is saved. */
export type SavedImage = {
  kind: 'saved'
  key: string
  name: string
  description: string
  image: OwnImage
  isMarked: boolean
  problem?: string | undefined
}
/** A picture that was chosen and is not uploaded yet; `name` is that of the file as it was chosen. */
export type NewImage = {
  kind: 'new'
  key: string
  name: string
  description: string
  file: File
  step: 'chosen' | 'queued' | 'shrinking' | 'sending'
  /** Upload progress from 0 to 1. */
  progress: number
  problem?: string | undefined
  /** Its answer was lost: it may have arrived. */
  isUnsure?: boolean
}
export type DraftImage = SavedImage | NewImage

/** The pictures of a form as they are to be. */
export type ImageDraft = {
  items: readonly DraftImage[]
  /** The order in which the server has them; unknown after several arrived at once. */
  order: readonly number[] | null
  /** Failure of saving the order, or of loading the pictures. */
  problem?: string | undefined
}

const asSaved = (image: OwnImage): SavedImage => ({
  kind: 'saved',
  key: `saved-${image.id}`,
  name: image.name,
  description: image.alt_text,
  image,
  isMarked: false,
})
const idsOf = (images: readonly OwnImage[]) => images.map(({ id }) => id)

export const draftOf = (images: readonly OwnImage[]): ImageDraft => ({
  items: images.map(asSaved),
  order: idsOf(images),
})

export const isShown = (item: DraftImage) => item.kind === 'new' || !item.isMarked
export const shownOf = ({ items }: Pick<ImageDraft, 'items'>) => items.filter(isShown)
export const markedOf = ({ items }: ImageDraft) =>
  items.filter((item): item is SavedImage => item.kind === 'saved' && item.isMarked)
export const newOf = ({ items }: ImageDraft) => items.filter((item) => item.kind === 'new')
export const isRedescribed = (item: DraftImage): item is SavedImage =>
  item.kind === 'saved' && !item.isMarked && item.description.trim() !== item.image.alt_text

/** The ids that the record has, in the order in which they are shown. */
export const wantedOrder = ({ items }: ImageDraft) =>
  items.flatMap((item) => (item.kind === 'saved' && !item.isMarked ? [item.image.id] : []))

const isArranged = (draft: ImageDraft) => {
  const targetOrder = wantedOrder(draft)
  const there = draft.order?.filter((id) => targetOrder.includes(id))
  return targetOrder.length < 2 || there?.join() === targetOrder.join()
}
export const needsArranging = (draft: ImageDraft) => !isArranged(draft)

/** True while something differs from what the server has. */
export const isChanged = (draft: ImageDraft) =>
  newOf(draft).length > 0 || markedOf(draft).length > 0 || draft.items.some(isRedescribed) || needsArranging(draft)

const rightFile = pictureFile(imageBytes)
export const isTooBig = (item: DraftImage): item is NewImage => item.kind === 'new' && item.file.size > imageBytes
export const isUndescribed = ({ description }: DraftImage) => !altText.safeParse(description).success

/** True when the pictures could be saved: each described, none too big. */
export const isComplete = (draft: ImageDraft) =>
  shownOf(draft).every(
    (item) =>
      !isUndescribed(item) &&
      (item.kind === 'saved' || (rightFile.safeParse(item.file).success && item.step === 'chosen')),
  )

/** Problem of a picture, also before the form has shown it. */
export const problemOf = (t: Messages['status'], item: DraftImage) =>
  item.problem ?? (isTooBig(item) ? t.tooBig(item.name) : undefined)

export const changeItem = <I extends DraftImage>(draft: ImageDraft, key: string, change: Partial<I>): ImageDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
})

/** A new picture goes; one that the record has is marked. */
export const withoutItem = (draft: ImageDraft, key: string): ImageDraft => ({
  ...draft,
  items: draft.items.flatMap((item) => {
    if (item.key !== key) return [item]
    return item.kind === 'new' ? [] : [{ ...item, isMarked: true, problem: undefined }]
  }),
})

/** Puts a picture where another is shown. */
export const moveItem = (draft: ImageDraft, key: string, to: string): ImageDraft => {
  const from = draft.items.findIndex((item) => item.key === key)
  const target = draft.items.findIndex((item) => item.key === to)
  const image = draft.items[from]
  return image ? { ...draft, items: draft.items.toSpliced(from, 1).toSpliced(target, 0, image) } : draft
}

/** A picture arrived: from now on it is one that the record has. */
export const withUploaded = (draft: ImageDraft, key: string, image: OwnImage, isLast: boolean): ImageDraft => ({
  ...draft,
  items: draft.items.map((item) =>
    item.key === key ? { ...asSaved(image), key, description: item.description } : item,
  ),
  order: isLast && draft.order ? [...draft.order, image.id] : null,
})

/**
 * Merges the server's pictures with the changes made here. A picture whose upload got no answer is the one that the server
 * has under the name of its file: it must not be uploaded twice.
 */
export const withServerImages = (draft: ImageDraft, images: readonly OwnImage[]): ImageDraft => {
  const knownIds = new Set(draft.items.flatMap((item) => (item.kind === 'saved' ? [item.image.id] : [])))
  const draftItems = draft.items.flatMap((item): DraftImage[] => {
    if (item.kind === 'new') {
      const match =
        item.isUnsure && images.find(({ id, name }) => !knownIds.has(id) && name === fileName(item.file.name))
      if (!match) return [item]
      knownIds.add(match.id)
      return [{ ...asSaved(match), key: item.key, description: item.description }]
    }
    const image = images.find(({ id }) => id === item.image.id)
    if (!image) return []
    return [{ ...item, image, description: isRedescribed(item) ? item.description : image.alt_text }]
  })
  return {
    ...draft,
    items: [...draftItems, ...images.filter(({ id }) => !knownIds.has(id)).map(asSaved)],
    order: idsOf(images),
  }
}
