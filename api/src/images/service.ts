import { imageProblems, maxImages, type OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Sql, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { isChosen } from '../files/picture.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, invalid, notFound, notFoundField, stale } from '../http/problem.ts'
import type { Upload } from '../http/uploads.ts'
import { drawImage } from './drawing.ts'
import { countImages, listImages, type NewImage, type ImageSubject } from './reads.ts'
import { deleteImage, insertImages, lockShown, placeImages, updateText } from './writes.ts'

const tooMany = (field: string) =>
  conflict('too_many_images', imageProblems.tooMany, { fields: { [field]: [imageProblems.tooMany] } })

async function checkRoom(db: Sql, owner: OwnerId, subject: ImageSubject, more: number, field: string) {
  const count = await countImages(db, owner, subject)
  if (count !== undefined && count + more > maxImages) throw tooMany(field)
  return count !== undefined
}

/** False where the owner has no such property or unit; refuses what would be more than it may have. */
export const hasRoom = ({ db }: AppContext, owner: OwnerId, subject: ImageSubject, more: number, field = 'images') =>
  checkRoom(db, owner, subject, more, field)

/** Lets a property or unit show pictures whose files are stored; false where it is not there. */
export async function showImages(
  tx: Tx,
  owner: OwnerId,
  subject: ImageSubject,
  images: readonly NewImage[],
  field = 'images',
) {
  // Under the lock the count stays what it is.
  if (!(await lockShown(tx, owner, subject)) || !(await checkRoom(tx, owner, subject, images.length, field)))
    return undefined
  return insertImages(tx, owner, subject, images)
}

/** Adds one picture. What is cheap to refuse is refused before it is drawn, and nothing is locked while it is. */
export async function addImage(
  context: AppContext,
  owner: OwnerId,
  subject: ImageSubject,
  text: string,
  files: readonly Upload[],
) {
  const noSubject = () => notFoundField(subject.word, subject.word)
  if (!(await hasRoom(context, owner, subject, 1, 'image'))) throw noSubject()
  const file = files.find(isChosen)
  if (!file) throw invalid({ image: [pictureProblems.missing] })
  const image = await drawImage(context, owner, file, { alt_text: text, field: 'image' })
  return transact(context.db, async (tx): Promise<OwnImage> => {
    const rows = await showImages(tx, owner, subject, [image], 'image')
    if (!rows?.[0]) throw noSubject()
    return rows[0]
  })
}

export async function describeImage({ db }: AppContext, owner: OwnerId, picture: ImageSubject, text: string) {
  const image = await updateText(db, owner, picture, text)
  if (!image) throw notFound('picture')
  return image
}

/** Its files go once nothing shows them any more. */
export async function removeImage({ db }: AppContext, owner: OwnerId, picture: ImageSubject) {
  if (!(await deleteImage(db, owner, picture))) throw notFound('picture')
}

/** Puts the pictures into the order of `ids`, which names each of them once. */
export const arrangeImages = ({ db }: AppContext, owner: OwnerId, subject: ImageSubject, ids: readonly number[]) =>
  transact(db, async (tx) => {
    if (!(await lockShown(tx, owner, subject))) throw notFound(subject.word)
    const images = await listImages(tx, owner, subject)
    const distinctIds = new Set(ids)
    const isWhole = distinctIds.size === ids.length && ids.length === images.length
    if (!isWhole || images.some((image) => !distinctIds.has(image.id))) throw stale(images)
    await placeImages(tx, owner, ids)
    return listImages(tx, owner, subject)
  })
