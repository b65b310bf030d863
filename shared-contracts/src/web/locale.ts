/** The language of the screens, and the messages that an area brings in each. */

export { type Catalog, catalog } from './locale/catalog.ts'
export { ShownLanguage, useLanguage, useLocale, useMessages } from './locale/use-locale.ts'
export { loadWords, registerReasons, useReasonWords } from './locale/reason-words.ts'
export { type Language } from '../domain/languages/language.ts'
export { withTags } from './locale/tags.tsx'
