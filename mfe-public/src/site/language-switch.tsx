import { guestLocales, languageNames } from '@keyhaven/shared-contracts/domain/locale'
import { inLocale, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../ui/icon.tsx'

/** This page in each other language, by its own name. Plain links: they lead there before any script has run, too. */
export function LanguageSwitch() {
  const { code } = useLanguage()
  const { pathname, search } = useLocation()
  const { path } = splitAddress(pathname)
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const menu = key === 'Escape' && currentTarget.closest('details')
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  return (
    <details
      className="kh-languages"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="kh-icon-button" onKeyDown={onKeyDown}>
        <Icon name="globe" />
        <span>{guestLocales.map((locale) => locale === code && languageNames[locale])}</span>
      </summary>
      <ul>
        {guestLocales.map((locale) => (
          <li key={locale}>
            <a
              href={inLocale(path, locale) + search}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === code || undefined}
              onKeyDown={onKeyDown}
            >
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
