import { useLanguage } from '@keyhaven/shared-contracts/web/locale'

/**
 * The name of a language, by its BCP 47 tag, in the language on the screen. It begins a formatter of the browser, so nothing that
 * is shown first may use it.
 */
export const useLanguageNames = () => {
  const { code } = useLanguage()
  const names = new Intl.DisplayNames([code], { type: 'language' })
  return (tag: string) => names.of(tag) ?? tag
}
