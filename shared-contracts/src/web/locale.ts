/** The language of the screens, and the messages that an area brings in each. No JSX: builds read manifests with Node alone. */

export { type Catalog, catalog, loadCatalogs } from './locale/catalog.ts'
export { InLanguage } from './locale/in-language.ts'
export { loadLanguage } from './locale/languages.ts'
export { chosenLocale, ShownLanguage, useLanguage, useLocale, useMessages, wantedLocale } from './locale/use-locale.ts'
export { loadWords, registerReasons, registerReasonsLater, useReasonWords } from './locale/reason-words.ts'
export { type Language } from '../domain/languages/language.ts'
export { withTags } from './locale/tags.ts'
