import { createContext, use } from 'react'
import { create } from 'zustand'
import { en } from '../../domain/languages/en.ts'
import type { Language } from '../../domain/languages/language.ts'
import { locales, matchLocale } from '../../domain/locale.ts'
import type { Catalog } from './catalog.ts'
import { loadCatalogs } from './catalog.ts'
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
