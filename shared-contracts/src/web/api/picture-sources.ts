import type { Image } from '../../contract/images.ts'
import { mediaUrl } from './client.ts'

const media = (path: string) => mediaUrl(path.replace(/^\/+/, ''))

/** What an `<img>` needs to load no more of a picture than it shows, and to keep its place until then. */
export const pictureSources = ({
  image,
  width,
  height,
  sources,
}: Pick<Image, 'image' | 'width' | 'height' | 'sources'>) => ({
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
