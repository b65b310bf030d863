import { inLanguage } from '@keyhaven/shared-contracts/platform/area-manifest'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useSettingsSections } from '@keyhaven/shared-contracts/web/navigation'
import { useEffect, useState } from 'react'

/** The groups of cards on the page of settings; their names are also what follows `#` in its address. */
export const settingsGroups = ['you', 'sign-in', 'public', 'data'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

/** The group whose cards are read: the last one that begins above the middle of the window. */
export const useGroupInSight = () => {
  const [group, setGroup] = useState<SettingsGroup>('you')
  useEffect(() => {
    const follow = () => {
      const begun = settingsGroups.filter((id) => {
        const { top = Infinity } = document.getElementById(id)?.getBoundingClientRect() ?? {}
        return top < window.innerHeight / 2
      })
      setGroup(begun.at(-1) ?? 'you')
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return group
}

/** Scrolls to the group that the address names, once its cards are there: the browser looked for it too early. */
export const useGroupOfAddress = (isReady: boolean) =>
  useEffect(() => {
    const group = settingsGroups.find((id) => window.location.hash === `#${id}`)
    if (isReady && group) document.getElementById(group)?.scrollIntoView?.()
  }, [isReady])

/** The settings that areas bring, each on a page of its own. */
export const useMoreSettings = () => {
  const locale = useLocale((state) => state.locale)
  const { sections } = useSettingsSections()
  return sections
    .map((section) => inLanguage(section, locale))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale))
}
