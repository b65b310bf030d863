import type { LogoPicture } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { putMedia } from '../../files/media-store.ts'
import { drawPicture, isChosen, type PictureFormat } from '../../files/picture.ts'
import { countPicture } from '../../images/budget.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { AppContext } from '../../context.ts'
import { invalid, unauthorized } from '../../http/problem.ts'
import type { Upload } from '../../http/uploads.ts'
import { findOwner } from '../reads.ts'
import { logoOf } from '../user.ts'
import { updateOwner } from '../writes.ts'

/** For screens of every density: in the header of a page, in settings, and looked at in full size. */
const logoFormat: PictureFormat = { widths: [128, 256, 512], colours: 'exact' }

export async function logoPicture({ db }: AppContext, owner: OwnerId): Promise<LogoPicture> {
  const row = await findOwner(db, owner)
  if (!row) throw unauthorized()
  return logoOf(row)
}

/** The files of the logo before are swept once nobody shows them. */
async function setLogo({ db }: AppContext, owner: OwnerId, sources: LogoPicture['sources']): Promise<LogoPicture> {
  const logo = sources.at(-1)?.image ?? null
  const row = await updateOwner(db, owner, { logo, logo_sources: JSON.stringify(sources) })
  if (!row) throw unauthorized()
  return logoOf(row)
}

/** Puts a picture in place of the logo; one that cannot be used changes nothing. */
export async function changeLogo(context: AppContext, owner: OwnerId, files: Upload[]): Promise<LogoPicture> {
  const file = files.find(isChosen)
  if (!file) throw invalid({ logo: [pictureProblems.missing] })
  await countPicture(context, owner, file)
  const drawn = await drawPicture(file, logoFormat, owner, 'logo')
  const sources = await Promise.all(
    drawn.sources.map(async ({ width, bytes }) => ({ width, image: await putMedia(context, bytes, 'webp') })),
  )
  return setLogo(context, owner, sources)
}

export const removeLogo = async (context: AppContext, owner: OwnerId) => {
  await setLogo(context, owner, [])
}
