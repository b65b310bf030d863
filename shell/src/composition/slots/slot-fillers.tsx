import { type PlacedFiller, useSlots } from '@keyhaven/shared-contracts/web/area'
import { InLanguage } from '@keyhaven/shared-contracts/web/locale'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeOfFiller } from '../area-loader.ts'
import { whenIdle } from '../background/when-idle.ts'
import { AreaPage } from '../guard/area-page.tsx'
import { FillerBoundary } from './filler-boundary.tsx'

/** A slot so far below the screen is loaded: most people go on to it. */
const rootMargin = '200px'

/** True from when an element is on the screen, and its page has nothing more urgent to do. */
const useSeen = (element: HTMLElement) => {
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in window))
  useEffect(() => {
    if (isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // Somebody has just opened the place, or it came with its page, whose own parts go first.
        if (navigator.userActivation?.isActive) setSeen(true)
        else whenIdle(() => setSeen(true))
      },
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}

const drop = (key: string) =>
  useSlots.setState(({ placed }) => ({ placed: new Map([...placed].filter(([other]) => other !== key)) }))

function InPageLanguage({ locale, children }: { locale: string | undefined; children: ReactNode }) {
  return locale === undefined ? children : <InLanguage locale={locale}>{children}</InLanguage>
}

const Nothing = () => null

function SlotFiller({ placed }: { placed: PlacedFiller }) {
  const { key, filler, frame, props, Waiting = Nothing, isQuiet, locale, hasLeft } = placed
  const isSeen = useSeen(frame)
  // What the filler does to end is done first, and the boundary notes what that throws.
  useEffect(() => {
    if (!hasLeft) return undefined
    const timer = setTimeout(() => drop(key))
    return () => clearTimeout(timer)
  }, [hasLeft, key])
  return createPortal(
    <FillerBoundary filler={filler} isQuiet={isQuiet}>
      {hasLeft ? null : isSeen ? (
        <Suspense fallback={<Waiting />}>
          <InPageLanguage locale={locale}>
            <AreaPage area={filler.area} place={placeOfFiller(filler.id)} props={props} Waiting={Waiting} />
          </InPageLanguage>
        </Suspense>
      ) : (
        <Waiting />
      )}
    </FillerBoundary>,
    frame,
  )
}

/**
 * Draws what fills the slots of the page into their frames. From here, beside the pages and not below them: whatever a filler throws,
 * also while it ends, reaches no page.
 */
export function SlotFillers() {
  const placed = useSlots((state) => state.placed)
  return [...placed.values()].map((one) => <SlotFiller key={one.key} placed={one} />)
}
