import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { apiUrl } from '@keyhaven/shared-contracts/web/client'

const media = (path: string) => apiUrl(`/media/${path.replace(/^\/+/, '')}`)

/** What an `<img>` needs to load no more of a picture than it shows. */
export const pictureSources = ({ image, width, height, sources }: Image) => ({
  src: media(image),
  width,
  height,
  ...(sources.length > 0 && {
    srcSet: sources
      .toSorted((one, other) => one.width - other.width)
      .map((source) => `${media(source.image)} ${source.width}w`)
      .join(', '),
  }),
})
