import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'

/** Says in which language somebody's own words are, where it is another one than that of the page. */
export function LanguageNote({ lang }: { lang: string | null | undefined }) {
  const t = useMessages(guestCatalog)
  const { code } = useLanguage()
  if (!lang || lang === code) return null
  return (
    <span className="kh-small">
      {t.writtenIn(new Intl.DisplayNames([code], { type: 'language' }).of(lang) ?? lang)}
    </span>
  )
}
