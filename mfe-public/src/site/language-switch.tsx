import { guestLocales, languageNames } from '@keyhaven/shared-contracts/domain/locale'
import { inLocale, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'

/** Events that close the menu: a choice, or a press elsewhere. */
const closing = {
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    const menu = currentTarget.closest('details')
    if (menu && relatedTarget && !menu.contains(relatedTarget)) menu.open = false
  },
  onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
    const menu = currentTarget.closest('details')
    if (!menu || key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  },
}

/** This page in each other language, by its own name. Plain links: they lead there before any script has run, too. */
export function LanguageSwitch() {
  const { code } = useLanguage()
  const { pathname, search } = useLocation()
  const { path } = splitAddress(pathname)
  return (
    <details className="kh-languages">
      <summary className="kh-icon-button" {...closing}>
        <Icon name="globe" />
        <span>{languageNames[guestLocales.find((locale) => locale === code) ?? 'en']}</span>
      </summary>
      <ul>
        {guestLocales.map((locale) => (
          <li key={locale}>
            <a
              href={inLocale(path, locale) + search}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === code || undefined}
              {...closing}
            >
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
