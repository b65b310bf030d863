import type { NavItem } from '@keyhaven/shared-contracts/platform/area-manifest'

/** Lists of the skeleton's navigation, in their order there. */
const places = ['main', 'bottom'] as const

const itemsOf = (list: Element | undefined, place: NavItem['place']): NavItem[] =>
  [...(list?.querySelectorAll('a.shell-nav-item') ?? [])].map((link, order) => {
    const path = link.getAttribute('href') ?? '/'
    const icon = link.querySelector('path')?.getAttribute('d') ?? ''
    return { id: path, label: link.textContent?.trim() ?? '', path, icon, order, place }
  })

let items: NavItem[] = []

/** Reads the navigation that the page was published with, before React draws over it. */
export const readDrawnNavigation = () => {
  const lists = document.querySelectorAll('#root .shell-nav-list:not(.shell-nav-find)')
  items = places.flatMap((place, at) => itemsOf(lists[at], place))
}

/** The navigation that was on the screen before any script ran, in the reader's language. It stays until the whole registry is here. */
export const drawnNavigation = (): readonly NavItem[] => items
