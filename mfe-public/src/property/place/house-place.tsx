import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Suspense, useEffect, useRef, useState } from 'react'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { MapFailed } from '../../results/map/map-failed.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'

const HouseMap = latePart(() => import(/* webpackChunkName: "map" */ './house-map.tsx'), 'HouseMap', MapFailed)

/** Location of a house; its map loads when it is scrolled near. */
export function HousePlace({ property, owner }: { property: PublicProperty; owner: string | undefined }) {
  const t = useMessages(propertyCatalog)
  const { code } = useLanguage()
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const { coordinates } = property
  useEffect(() => {
    if (!section.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  if (!coordinates) return null
  const waiting = <div className="kh-house-map kh-shimmer" />
  return (
    <section className="kh-house-place" aria-labelledby="kh-where" ref={section}>
      <h2 className="kh-section-title" id="kh-where">
        {t.whereItIs}
      </h2>
      <p className="kh-section-text">{`${placeWords(property.address, code)}. ${t.whereHint}`}</p>
      {isNear ? (
        <Suspense fallback={waiting}>
          <HouseMap coordinates={coordinates} owner={owner} label={t.whereItIs} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}
