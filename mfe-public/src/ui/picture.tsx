import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { useState } from 'react'
import { pictureSources, srcSetOf } from '@keyhaven/shared-contracts/web/api'

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

/** The colours of its quarters, soft as the picture out of focus, until it has come and beside one that is narrower than its box. */
const blurred = ([first, ...others]: readonly string[]) =>
  first && {
    background: `${others.map((colour, at) => `radial-gradient(at ${at === 1 ? 0 : 100}% ${at === 0 ? 0 : 100}%, ${colour}, transparent 85%)`).join()}, ${first}`,
  }

/** A picture that fills its box; where there is none, or it cannot be loaded, a drawn one. */
export function Picture({ image, name, seed, sizes, first = false, missing }: Props) {
  const [broken, setBroken] = useState<string>()
  const t = useMessages(guestCatalog)
  if (!image || broken === image.image) return <NoPicture seed={seed} text={missing ?? t.noPicture} />
  const sources = pictureSources(image)
  const colours = blurred(image.colours ?? [])
  return (
    <picture>
      {image.avif && <source type="image/avif" srcSet={srcSetOf(image.avif)} sizes={sizes} />}
      <img
        className="kh-picture"
        {...sources}
        sizes={sources.srcSet ? sizes : undefined}
        {...(colours && { style: colours })}
        alt={image.alt_text || name}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(image.image)}
      />
    </picture>
  )
}

/** The drawn view that stands where a picture is missing; its tint comes from the record, so neighbours differ. */
function NoPicture({ seed, text }: { seed: number; text: string }) {
  return (
    <div className={`kh-no-picture kh-tint-${seed % 4}`}>
      <svg viewBox="0 0 400 262" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        <circle className="kh-np-sun" cx="292" cy="96" r="36" />
        <path className="kh-np-far" d="M0 212c60-46 104-58 160-26s104 22 150-10 66-24 90-16v140H0z" />
        <path className="kh-np-near" d="M0 250c70-34 150-38 220-18s120 20 180-4v72H0z" />
        <path className="kh-np-house" d="M150 236v-50l42-34 42 34v50z" />
        <path className="kh-np-light" d="M184 236v-26h16v26zM162 194h14v14h-14zM208 194h14v14h-14z" />
      </svg>
      <span>{text}</span>
    </div>
  )
}
