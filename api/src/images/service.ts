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
import { countImages, listImages, type NewImage, type Shown } from './reads.ts'
import { deleteImage, insertImages, lockShown, placeImages, updateText } from './writes.ts'

const tooMany = (field: string) =>
  conflict('too_many_images', imageProblems.tooMany, { fields: { [field]: [imageProblems.tooMany] } })

async function checkRoom(db: Sql, owner: OwnerId, shown: Shown, more: number, field: string) {
  const count = await countImages(db, owner, shown)
  if (count !== undefined && count + more > maxImages) throw tooMany(field)
  return count !== undefined
}

/** False where the owner has no such property or unit; refuses what would be more than it may have. */
export const hasRoom = ({ db }: AppContext, owner: OwnerId, shown: Shown, more: number, field = 'images') =>
  checkRoom(db, owner, shown, more, field)

/** Lets a property or unit show pictures whose files are stored; false where it is not there. */
export async function showImages(tx: Tx, owner: OwnerId, shown: Shown, images: readonly NewImage[], field = 'images') {
  // Under the lock the count stays what it is.
  if (!(await lockShown(tx, owner, shown)) || !(await checkRoom(tx, owner, shown, images.length, field)))
    return undefined
  return insertImages(tx, owner, shown, images)
}

/** Adds one picture. What is cheap to refuse is refused before it is drawn, and nothing is locked while it is. */
export async function addImage(
  context: AppContext,
  owner: OwnerId,
  shown: Shown,
  text: string,
  files: readonly Upload[],
) {
  const gone = () => notFoundField(shown.word, shown.word)
  if (!(await hasRoom(context, owner, shown, 1, 'image'))) throw gone()
  const file = files.find(isChosen)
  if (!file) throw invalid({ image: [pictureProblems.missing] })
  const image = await drawImage(context, owner, file, text, 'image')
  return transact(context.db, async (tx): Promise<OwnImage> => {
    const rows = await showImages(tx, owner, shown, [image], 'image')
    if (!rows?.[0]) throw gone()
    return rows[0]
  })
}

export async function describeImage({ db }: AppContext, owner: OwnerId, picture: Shown, text: string) {
  const image = await updateText(db, owner, picture, text)
  if (!image) throw notFound('picture')
  return image
}

/** Its files go once nothing shows them any more. */
export async function removeImage({ db }: AppContext, owner: OwnerId, picture: Shown) {
  if (!(await deleteImage(db, owner, picture))) throw notFound('picture')
}

/** Puts the pictures into the order of `ids`, which names each of them once. */
export const arrangeImages = ({ db }: AppContext, owner: OwnerId, shown: Shown, ids: readonly number[]) =>
  transact(db, async (tx) => {
    if (!(await lockShown(tx, owner, shown))) throw notFound(shown.word)
    const images = await listImages(tx, owner, shown)
    const wanted = new Set(ids)
    const isWhole = wanted.size === ids.length && ids.length === images.length
    if (!isWhole || images.some((image) => !wanted.has(image.id))) throw stale(images)
    await placeImages(tx, owner, ids)
    return listImages(tx, owner, shown)
  })
