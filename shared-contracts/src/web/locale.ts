/** The language of the screens, and the messages that an area brings in each. No JSX: builds read manifests with Node alone. */

export { type Catalog, catalog, loadCatalogs } from './locale/catalog.ts'
export {
  chosenLocale,
  InLanguage,
  ShownLanguage,
  useLanguage,
  useLocale,
  useMessages,
  wantedLocale,
  withTags,
} from './locale/use-locale.ts'
export { loadLanguage } from './locale/languages.ts'
export { loadWords, registerReasons, registerReasonsLater, useReasonWords } from './locale/reason-words.ts'
export { type Language } from '../domain/languages/language.ts'
