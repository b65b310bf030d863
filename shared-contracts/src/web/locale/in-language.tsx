import { type ReactNode, use } from 'react'
import { loadedLanguage, loadLanguage } from './languages.ts'
import { ShownLanguage } from './use-locale.ts'

/** Shows what is below in a language of its own, whatever the screens are in. Waits until that has come. */
export function InLanguage({ locale, children }: { locale: string; children: ReactNode }) {
  return <ShownLanguage value={loadedLanguage(locale) ?? use(loadLanguage(locale))}>{children}</ShownLanguage>
}
