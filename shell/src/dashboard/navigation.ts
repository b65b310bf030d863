import type { NavItem } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useMemo } from 'react'
import { useComposition } from '../composition/composition.ts'

/** What the areas of this page bring to the navigation, in order. */
export const useNavItems = () => {
  const areas = useComposition(({ releases }) => releases.areas)
  return useMemo(() => {
    const items = [...areas.values()].flatMap(({ release }) => release.manifest.nav)
    const at = (place: NavItem['place']) =>
      items.filter((item) => item.place === place).toSorted((a, b) => a.order - b.order)
    return { main: at('main'), bottom: at('bottom') }
  }, [areas])
}

/** The item that an address lies under: the longest path wins. */
export const itemOfPath = (items: readonly NavItem[], address: string) =>
  items
    .filter(({ path }) => address === path || address.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
