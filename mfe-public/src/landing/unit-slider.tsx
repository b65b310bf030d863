import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { resultsCatalog } from '../messages/results-catalog.ts'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, type SearchStay } from '../search/search-address.ts'
import { UnitSlide } from './unit-slide.tsx'

type Props = { units: OfferedUnit[]; search: Search; stay: SearchStay }

/** Slide index by search, so that the way back finds the same slide. */
const places = new Map<string, number>()

/** The guest takes the row over, by finger, wheel or key. */
const guestScrolls = ['pointerdown', 'wheel', 'keydown'] as const

/** One free unit at a time; Prev and Next go round, fingers swipe, and the row below leads to any. */
export function UnitSlider({ units, search, stay }: Props) {
  const t = useMessages(resultsCatalog)
  const { euros } = useLanguage()
  const track = useRef<HTMLDivElement>(null)
  /** Slide that a button scrolls to, until it is there: a slow phone pauses on the way. */
  const target = useRef<number>(undefined)
  const row = address('', search)
  const [slideIndex, setSlideIndex] = useState(() => places.get(row) ?? 0)
  const current = Math.min(slideIndex, units.length - 1)

  const show = (index: number) => {
    const to = (index + units.length) % units.length
    setSlideIndex(to)
    target.current = to
    const slide = track.current?.children[to]
    // Going round the end jumps; sliding back past every unit would only make dizzy.
    const near = Math.abs(to - current) === 1
    track.current?.scrollTo?.({
      left: slide instanceof HTMLElement ? slide.offsetLeft : 0,
      behavior: near && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant',
    })
  }

  useEffect(() => void places.set(row, current))
  useEffect(() => {
    const list = track.current
    if (!list) return undefined
    list.scrollLeft = list.clientWidth * (places.get(row) ?? 0)
    let timer = 0
    const onScroll = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        if (list.clientWidth === 0) return
        const at = Math.round(list.scrollLeft / list.clientWidth)
        if (target.current !== undefined && target.current !== at) return
        target.current = undefined
        setSlideIndex(at)
      }, 120)
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    list.addEventListener('scroll', onScroll, options)
    for (const type of guestScrolls) list.addEventListener(type, () => (target.current = undefined), options)
    return () => {
      window.clearTimeout(timer)
      listening.abort()
    }
  }, [row])

  return (
    <div className="kh-slider" role="group" aria-roledescription={t.carousel} aria-label={t.slider}>
      <div className="kh-slider-frame">
        <div className="kh-slider-track" ref={track}>
          {units.map((unit, index) => (
            <div
              key={unit.id}
              className="kh-slide"
              role="group"
              aria-roledescription={t.slide}
              aria-label={t.nth(index + 1, units.length)}
              inert={index !== current}
            >
              <UnitSlide unit={unit} search={search} stay={stay} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {units.length > 1 && (
        <div className="kh-slider-controls">
          <button type="button" className="kh-button kh-button-quiet" onClick={() => show(current - 1)}>
            <Icon name="prev" size={18} />
            {t.prev}
          </button>
          <p className="kh-slider-count" aria-live="polite">
            <span className="kh-hidden">{t.unit} </span>
            <span>{t.nth(current + 1, units.length)}</span>
          </p>
          <button type="button" className="kh-button kh-button-quiet" onClick={() => show(current + 1)}>
            {t.next}
            <Icon name="next" size={18} />
          </button>
        </div>
      )}
      {units.length > 1 && (
        <ol className="kh-strip" aria-label={t.strip}>
          {units.map((unit, index) => (
            <li key={unit.id}>
              <button
                type="button"
                className="kh-strip-item"
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <span className="kh-strip-name">{unit.name}</span>
                <span className="kh-small">{unit.property.name}</span>
                <strong>{euros(unit.total_price)}</strong>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
