import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

type Props = { images: Image[]; name: string; seed: number; missing?: string }

/** The pictures of a property or unit: one large, the others beside it to choose from. */
export function Gallery({ images, name, seed, missing }: Props) {
  const t = useMessages(propertyCatalog)
  const [shown, setShown] = useState(0)
  const current = Math.min(shown, Math.max(images.length - 1, 0))
  const show = (index: number) => setShown((index + images.length) % images.length)
  return (
    <div className="kh-gallery" role="group" aria-label={t.pictures(name)}>
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
              aria-label={t.previous}
              onClick={() => show(current - 1)}
            >
              <Icon name="prev" />
            </button>
            <button
              type="button"
              className="kh-gallery-step kh-gallery-next"
              aria-label={t.next}
              onClick={() => show(current + 1)}
            >
              <Icon name="next" />
            </button>
            <p className="kh-gallery-count" aria-live="polite">
              <span className="kh-hidden">{t.picture} </span>
              {current + 1} / {images.length}
            </p>
          </>
        )}
      </div>
      {/* Without scripts nobody turns them: they follow, one below the other. */}
      {images.length > 1 && (
        <noscript>
          {images.slice(1).map((image) => (
            <div className="kh-gallery-stage" key={image.id}>
              <Picture image={image} name={name} seed={seed} sizes="100vw" />
            </div>
          ))}
        </noscript>
      )}
    </div>
  )
}
