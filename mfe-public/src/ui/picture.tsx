import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { useState } from 'react'
import { NoPicture } from './no-picture.tsx'
import { pictureSources } from '@keyhaven/shared-contracts/web/picture-sources'

type Props = {
  image: Image | undefined
  /** Stands in for a missing alternative text. */
  name: string
  /** Chooses the tint of the placeholder. */
  seed: number
  sizes: string
  /** The first picture of a view is not lazy. */
  first?: boolean
  missing?: string
}

/** A picture that fills its box; where there is none, or it cannot be loaded, a drawn one. */
export function Picture({ image, name, seed, sizes, first = false, missing = 'No picture yet' }: Props) {
  const [broken, setBroken] = useState<string>()
  if (!image || broken === image.image) return <NoPicture seed={seed} text={missing} />
  const sources = pictureSources(image)
  return (
    <img
      className="kh-picture"
      {...sources}
      sizes={sources.srcSet ? sizes : undefined}
      alt={image.alt_text || name}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(image.image)}
    />
  )
}
