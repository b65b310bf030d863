import { inLanguage, type NavItem } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useMemo, type RefObject, useEffect, useState } from 'react'
import { useComposition } from '../composition/composition.ts'
import { drawnNavigation } from '../composition/drawn-navigation.ts'

/** Navigation items of the areas, in order and in the language of the screen. */
export const useNavItems = () => {
  const { areas, isPart } = useComposition(({ releases }) => releases)
  const locale = useLocale((state) => state.locale)
  return useMemo(() => {
    const own = [...areas.values()].flatMap(({ release }) =>
      release.manifest.nav.map((item) => inLanguage(item, locale)),
    )
    const drawn = drawnNavigation()
    const items = isPart && drawn.length > 0 ? drawn : own
    const at = (place: NavItem['place']) =>
      items.filter((item) => item.place === place).toSorted((a, b) => a.order - b.order)
    return { main: at('main'), bottom: at('bottom') }
  }, [areas, isPart, locale])
}

/** The item that an address lies under: the longest path wins. */
export const itemOfPath = (items: readonly NavItem[], address: string) =>
  items
    .filter(({ path }) => address === path || address.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]

const isNarrow = () => window.matchMedia('(width < 768px)').matches

/** Open state of the navigation. A click outside or Escape closes it; where it covers the page, so does navigating. */
export const useOpenNavigation = (nav: RefObject<HTMLElement | null>) => {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[aria-controls="navigation"]')) return
      const isGoingOn = isNarrow() && target.closest('a')
      if (isGoingOn || !nav.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, nav])

  return [isOpen, () => setOpen(!isOpen)] as const
}
