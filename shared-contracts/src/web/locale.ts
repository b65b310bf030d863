/** The language of the screens, and the messages that an area brings in each. */

export { loadLanguage } from './locale/languages.ts'
export { type Catalog, catalog } from './locale/catalog.ts'
export { ShownLanguage, useLanguage, useLocale, useMessages } from './locale/use-locale.ts'
export { type Language } from '../domain/languages/language.ts'
export { withTags } from './locale/tags.tsx'
