import type { Image } from '../../contract/images.ts'
import { mediaUrl } from './client.ts'

const media = (path: string) => mediaUrl(path.replace(/^\/+/, ''))

/** Files of one picture for a `srcset`, the narrowest first. */
export const srcSetOf = (sources: Image['sources']) =>
  sources
    .toSorted((one, other) => one.width - other.width)
    .map((source) => `${media(source.image)} ${source.width}w`)
    .join(', ')

/** Attributes of an `<img>` that loads no more of a picture than it shows, and keeps its place until then. */
export const pictureSources = ({
  image,
  width,
  height,
  sources,
}: Pick<Image, 'image' | 'width' | 'height' | 'sources'>) => ({
  src: media(image),
  width,
  height,
  ...(sources.length > 0 && { srcSet: srcSetOf(sources) }),
})
