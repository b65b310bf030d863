import { createContext, createElement, Fragment, type ReactNode, use, useEffect } from 'react'
import { create } from 'zustand'
import { en } from '../../domain/languages/en.ts'
import type { Language } from '../../domain/languages/language.ts'
import { locales, matchLocale } from '../../domain/locale.ts'
import { type Catalog, loadCatalogs } from './catalog.ts'
import { loadLanguage } from './languages.ts'

const key = 'user-locale'

/** Language that was chosen in this browser; null if none was. */
export const chosenLocale = () => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
const store = (locale: string) => {
  try {
    window.localStorage.setItem(key, locale)
  } catch {
    // Without storage the choice holds as long as the page.
  }
}

/** Language that was chosen in this browser, else the first of the browser's languages that there is. */
export const wantedLocale = (): string =>
  chosenLocale() ?? matchLocale(typeof navigator === 'undefined' ? [] : navigator.languages, locales) ?? 'en'

type LocaleState = {
  /** The BCP 47 tag of the language on the screen. */
  locale: string
  language: Language
  /** Shows everything in a language, once all that is on the screen has come in it. Rejects where that cannot be loaded. */
  show: (locale: string) => Promise<void>
  /** The same, and remembers it in this browser. */
  choose: (locale: string) => Promise<void>
}

let current = 'en'
/** The language of what is said outside of a component: that of the screens, or of the guests' pages while they are shown. */
export const messageLocale = () => current
export const setMessageLocale = (locale: string) => {
  current = locale
}

const others = new Set<(locale: string) => Promise<unknown>>()
/** Lets something else of the host be loaded with each language, before that is shown. */
export const loadWithLanguage = (load: (locale: string) => Promise<unknown>) => void others.add(load)

/** The language of the screens: English until the host has loaded another one. */
export const useLocale = create<LocaleState>()((set, get) => ({
  locale: 'en',
  language: en,
  show: async (locale) => {
    const more = [...others].map((load) => load(locale))
    const [language] = await Promise.all([loadLanguage(locale), loadCatalogs(locale), ...more])
    setMessageLocale(locale)
    set({ locale, language })
  },
  choose: async (locale) => {
    await get().show(locale)
    store(locale)
  },
}))

/** Another language for what is below than that of the screens: guests' pages are in the one of their address. */
export const ShownLanguage = createContext<Language | null>(null)

/** Rules by which the language on the screen writes days, amounts and counts. */
export const useLanguage = (): Language => {
  const chosen = useLocale((state) => state.language)
  return use(ShownLanguage) ?? chosen
}

/** The messages of a catalog in the language on the screen. Waits where a page has not loaded them before. */
export const useMessages = <M>(from: Catalog<M>): M => {
  const chosen = useLocale((state) => state.locale)
  const locale = use(ShownLanguage)?.code ?? chosen
  // Always by `use`: React draws a component that has waited once more, and there it must find the same again.
  return use(from.load(locale))
}

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

// Without JSX: builds read which catalogs a page has by Node itself.
/**
 * A message with elements in it, each named by a tag: `withTags('Read the <terms>terms</terms>.', { terms: (words) =>
 * <a href="/terms">{words}</a> })`. What a tag has no element for stands there as its words. Without JSX, because a build reads the
 * catalogs of an area with Node.
 */
export const withTags = (message: string, elements: Record<string, (words: string) => ReactNode>): ReactNode[] => {
  const parts = message.split(/<(\w+)>(.*?)<\/\1>/s)
  return parts.map((part, at) => {
    // In an element of its own: a browser's translator takes a text node away.
    if (at % 3 === 0) return part === '' ? null : createElement('span', { key: at }, part)
    if (at % 3 === 2) return null
    const words = parts[at + 1] ?? ''
    return createElement(Fragment, { key: at }, elements[part]?.(words) ?? words)
  })
}
