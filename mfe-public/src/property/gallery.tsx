import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

type Props = { images: Image[]; name: string; seed: number; missing?: string }

/** The pictures of a property or unit: one large, the others beside it to choose from. */
export function Gallery({ images, name, seed, missing }: Props) {
  const [shown, setShown] = useState(0)
  const current = Math.min(shown, Math.max(images.length - 1, 0))
  const show = (index: number) => setShown((index + images.length) % images.length)
  return (
    <div className="kh-gallery" role="group" aria-label={`Pictures of ${name}`}>
      <div className={images.length > 0 ? 'kh-gallery-stage' : 'kh-gallery-stage kh-gallery-bare'}>
        <Picture
          key={images[current]?.id}
          image={images[current]}
          name={name}
          seed={seed}
          sizes="(min-width: 1240px) 1200px, 100vw"
          first
          {...(missing && { missing })}
        />
        {images.length > 1 && (
          <>
            <button
              type="button"
              className="kh-gallery-step kh-gallery-prev"
              aria-label="Previous picture"
              onClick={() => show(current - 1)}
            >
              <Icon name="prev" />
            </button>
            <button
              type="button"
              className="kh-gallery-step kh-gallery-next"
              aria-label="Next picture"
              onClick={() => show(current + 1)}
            >
              <Icon name="next" />
            </button>
            <p className="kh-gallery-count" aria-live="polite">
              <span className="kh-hidden">Picture </span>
              {current + 1} / {images.length}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
