import type { ConfigProviderProps } from 'antd'
import english from 'antd/es/locale/en_US.js'
import dayjs from 'dayjs'
import { loadModule } from '../area/load-module.ts'
import { loadWithLanguage } from '../locale/use-locale.ts'

type AntdLocale = NonNullable<ConfigProviderProps['locale']>
type Exported = AntdLocale | { default: AntdLocale }
type Module = { default: Exported }
const localeOf = (exported: Exported) => ('default' in exported ? exported.default : exported)

/** Texts of antd and dayjs in each language; English is in antd in any case. */
const sources: Record<string, () => Promise<[Module, unknown]>> = {
  de: () =>
    Promise.all([
      import(/* webpackChunkName: "messages-de-ts" */ 'antd/es/locale/de_DE.js'),
      import(/* webpackChunkName: "messages-de-ts" */ 'dayjs/locale/de.js'),
    ]),
  it: () =>
    Promise.all([
      import(/* webpackChunkName: "messages-it-ts" */ 'antd/es/locale/it_IT.js'),
      import(/* webpackChunkName: "messages-it-ts" */ 'dayjs/locale/it.js'),
    ]),
  nl: () =>
    Promise.all([
      import(/* webpackChunkName: "messages-nl-ts" */ 'antd/es/locale/nl_NL.js'),
      import(/* webpackChunkName: "messages-nl-ts" */ 'dayjs/locale/nl.js'),
    ]),
  fr: () =>
    Promise.all([
      import(/* webpackChunkName: "messages-fr-ts" */ 'antd/es/locale/fr_FR.js'),
      import(/* webpackChunkName: "messages-fr-ts" */ 'dayjs/locale/fr.js'),
    ]),
}

const loaded = new Map([['en', localeOf(english)]])

/**
 * The words of antd's components in a language that has been loaded, else in English. Never none: antd would draw
 * everything anew as soon as there are some, and what was typed would be lost.
 */
export const antdLocale = (locale: string) => loaded.get(locale) ?? localeOf(english)

loadWithLanguage(async (locale) => {
  const source = sources[locale]
  if (source && !loaded.has(locale)) {
    const [{ default: module }] = await loadModule(source)
    loaded.set(locale, localeOf(module))
  }
  dayjs.locale(source ? locale : 'en')
})
