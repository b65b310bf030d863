import { type NavItem, ownerOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import type { ShellBuild } from '../store/build-info.ts'
import escapeHtml from 'escape-html'

/** Items that are drawn before any script has run, as many as a screen shows: a page does not grow with the areas that there are. */
const maxDrawn: Record<NavItem['place'], number> = { main: 12, bottom: 3 }

/** The navigation of the stable releases, in order. */
const navOf = (registry: Registry, place: NavItem['place']) =>
  Object.values(registry.areas)
    .flatMap((entry) => entry?.releases[entry.stable]?.manifest.nav ?? [])
    .filter((item) => item.place === place)
    .toSorted((a, b) => a.order - b.order)

export type DrawnNavigation = Record<NavItem['place'], NavItem[]>

/** The first items of the navigation; the shell adds the others. */
export const drawnNavigation = (registry: Registry): DrawnNavigation => ({
  main: navOf(registry, 'main').slice(0, maxDrawn.main),
  bottom: navOf(registry, 'bottom').slice(0, maxDrawn.bottom),
})

/** Its words in the other languages, from which the first script of the page takes the reader's. */
const inOthers = (item: NavItem) =>
  Object.entries(item.in ?? {})
    .filter(([language]) => /^[a-z]{2,3}$/.test(language))
    .map(([language, { label }]) => ` data-${language}="${escapeHtml(label)}"`)
    .join('')

const link = (current: string) => (item: NavItem) =>
  `<a class="shell-nav-item" href="${escapeHtml(item.path)}"${item.path === current ? ' aria-current="page"' : ''}>` +
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${escapeHtml(item.icon)}"/></svg>` +
  `<span${inOthers(item)}>${escapeHtml(item.label)}</span></a>`

/** Skeleton before any script has run: the frame of the page with the real words of the navigation. */
export const skeleton = (shell: ShellBuild, navigation: DrawnNavigation, path: string) => {
  const kind = path.startsWith('/owner/dashboard') ? 'dashboard' : path.startsWith('/owner') ? 'owner' : 'public'
  const items = (place: NavItem['place']) => navigation[place].map(link(path)).join('')
  return shell.skeletons[kind].replace('{{main}}', () => items('main')).replace('{{bottom}}', () => items('bottom'))
}

/** Whose page an address is, and the file of its HTML. */
export const ownerOf = (registry: Registry, path: string) => {
  const areas = Object.values(registry.areas).flatMap((entry) => {
    const release = entry?.releases[entry.stable]
    return release
      ? [
          {
            area: release.manifest.area,
            paths: release.manifest.paths,
            pages: release.manifest.pages,
            redirects: release.manifest.redirects,
          },
        ]
      : []
  })
  return ownerOfPath(
    [
      {
        area: 'shell' as const,
        paths: registry.shell.paths,
        pages: registry.shell.pages.map((page) => ({ path: page })),
        redirects: undefined,
      },
      ...areas,
    ],
    path,
  )
}
