import type { ConfigProviderProps } from 'antd'
import english from 'antd/es/locale/en_US.js'
import dayjs from 'dayjs'
import { loadModule } from '../area/load-module.ts'
import { loadWithLanguage } from '../locale/use-locale.ts'

type AntdLocale = NonNullable<ConfigProviderProps['locale']>
type Module = { default: AntdLocale | { default: AntdLocale } }

/** What antd and dayjs say in each language; English is in antd in any case. */
const sources: Record<string, () => Promise<[Module, unknown]>> = {
  de: () => Promise.all([import('antd/es/locale/de_DE.js'), import('dayjs/locale/de.js')]),
  it: () => Promise.all([import('antd/es/locale/it_IT.js'), import('dayjs/locale/it.js')]),
  nl: () => Promise.all([import('antd/es/locale/nl_NL.js'), import('dayjs/locale/nl.js')]),
  fr: () => Promise.all([import('antd/es/locale/fr_FR.js'), import('dayjs/locale/fr.js')]),
}

const wordsOf = ({ default: module }: Module) => ('default' in module ? module.default : module)
const loaded = new Map<string, AntdLocale>()

/**
 * The words of antd's components in a language that has been loaded, else in English. Never nothing: antd draws what is
 * below in another place then, and everything on the screen begins anew.
 */
export const antdLocale = (locale: string) => loaded.get(locale) ?? wordsOf({ default: english })

loadWithLanguage(async (locale) => {
  const source = sources[locale]
  if (source && !loaded.has(locale)) {
    const [module] = await loadModule(source)
    loaded.set(locale, wordsOf(module))
  }
  dayjs.locale(source ? locale : 'en')
})
