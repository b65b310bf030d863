import { createElement, type ReactNode, use, useEffect } from 'react'
import { loadLanguage } from './languages.ts'
import { setMessageLocale, ShownLanguage, useLocale } from './use-locale.ts'

type Props = { locale: string; children: ReactNode }

/** Shows what is below in a language of its own, whatever the screens are in. Waits until that has come. */
export const InLanguage = ({ locale, children }: Props) => {
  const value = use(loadLanguage(locale))
  const { code } = value
  useEffect(() => {
    setMessageLocale(code)
    return () => setMessageLocale(useLocale.getState().locale)
  }, [code])
  return createElement(ShownLanguage, { value }, children)
}
