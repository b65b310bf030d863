import type { BrandPicture, BrandPictures } from '@keyhaven/shared-contracts/contract/public/site-brand'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { AppContext } from '../context.ts'
import type { Sql } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { isChosen, type PictureFormat } from '../files/picture.ts'
import { invalid, unauthorized } from '../http/problem.ts'
import type { Upload } from '../http/uploads.ts'
import { drawImage, imageWidths } from '../images/drawing.ts'
import type { OwnerId } from '../owner-id.ts'
import { findSettings } from './reads.ts'
import { describeBrandPicture, lockSite, type NewPicture, setBrandPicture } from './writes.ts'

const formats: Record<BrandPicture, PictureFormat> = {
  hero: { widths: imageWidths, colours: 'photo' },
  // As wide as the other logo.
  dark_logo: { widths: [128, 256, 512], colours: 'exact' },
}

async function picturesOf(db: Sql, owner: OwnerId): Promise<BrandPictures> {
  const row = await findSettings(db, owner)
  if (!row) throw unauthorized()
  return { hero: row.hero, dark_logo: row.dark_logo }
}

const put = ({ db }: AppContext, owner: OwnerId, which: BrandPicture, image: NewPicture | null) =>
  transact(db, async (tx) => {
    await lockSite(tx, owner)
    await setBrandPicture(tx, owner, which, image)
    return picturesOf(tx, owner)
  })

/** Replaces a picture. Without a file, only the description of the present one changes. */
export async function changeBrandPicture(
  context: AppContext,
  owner: OwnerId,
  which: BrandPicture,
  { files, text }: { files: readonly Upload[]; text?: string },
) {
  const file = files.find(isChosen)
  if (file) {
    const options = { alt_text: text ?? file.name, field: 'image', format: formats[which] }
    return put(context, owner, which, await drawImage(context, owner, file, options))
  }
  if (text === undefined || !(await describeBrandPicture(context.db, owner, which, text)))
    throw invalid({ image: [pictureProblems.missing] })
  return picturesOf(context.db, owner)
}

/** Its files go once nothing shows them any more. */
export const removeBrandPicture = (context: AppContext, owner: OwnerId, which: BrandPicture) =>
  put(context, owner, which, null)
