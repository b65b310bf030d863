import { locales } from '@keyhaven/shared-contracts/domain/locale'

/** First line of a file in which `npm run new -- language` has put English texts. */
export const copiedFromEnglish = '// In English yet: translate it, then delete this line.'

/** Says that a file of messages is still the copy of the English one. */
export const untranslatedProblem = (file: string, text: () => string): string | false =>
  file.endsWith('.ts') &&
  text().startsWith(copiedFromEnglish) &&
  'is in English yet; translate it and delete its first line'

const english = /^(.*\/)en\.ts$/
const helpWords = /^(mfe-[a-z\d-]+\/src\/help-words\/)[a-z]{2,3}\.ts$/
/** Files that say something in all languages by themselves, because no catalog can be loaded where they are read. */
const byThemselves = ['shell/src/messages/start-failure.ts', 'mfe-public/src/messages/loader-words.ts']

/** Languages of owners in which something is not said yet, one line for each file. */
export const missingLanguages = (files: readonly string[], read: (file: string) => string): string[] => {
  const folders = new Set(files.flatMap((file) => english.exec(file)?.[1] ?? helpWords.exec(file)?.[1] ?? []))
  const present = new Set(files)
  const others = locales.filter((locale) => locale !== 'en')
  return [
    ...[...folders].flatMap((folder) =>
      others
        .map((locale) => `${folder}${locale}.ts`)
        .flatMap((file) => (present.has(file) ? [] : `${file}: is missing; English is shown instead`)),
    ),
    ...files
      .filter((file) => byThemselves.includes(file))
      .flatMap((file) =>
        others.flatMap((locale) =>
          new RegExp(`^  ${locale}: `, 'm').test(read(file)) ? [] : `${file}: says nothing in ${locale}`,
        ),
      ),
  ]
}

const maxHomes = 6
const placeholders: Record<string, string> = {
  '<language>': '[a-z]{2,3}',
  '<story>': '[\\w-]+',
  '<domain>': '[\\w/-]+',
}
const patternOf = (home: string) =>
  new RegExp(
    `^${home
      .replaceAll('.', '\\.')
      .replace('mfe-x', 'mfe-[a-z\\d-]+')
      .replaceAll(/<\w+>/g, (name) => placeholders[name] ?? name)}$`,
  )

/** Compares the homes of texts that `docs/languages.md` names with the files that there are. */
export const homeProblems = (files: readonly string[], document: string): string[] => {
  const table = document.split('## Where a text belongs')[1]?.split('\n\n')[0] ?? ''
  const rows = table.split('\n').filter((line) => line.includes('<language>'))
  const homes = rows.flatMap((row) => [...row.matchAll(/`([^`]*<language>\.ts)`/g)].map(([, home = '']) => home))
  const patterns = homes.map(patternOf)
  return [
    ...(rows.length === 0 || rows.length > maxHomes
      ? [`docs/languages.md: names ${rows.length} homes of texts; ${maxHomes} are enough`]
      : []),
    ...homes.flatMap((home, at) =>
      files.some((file) => patterns[at]?.test(file)) ? [] : `docs/languages.md: names ${home}, where nothing is`,
    ),
    ...files.flatMap((file) =>
      english.test(file) && !patterns.some((pattern) => pattern.test(file))
        ? `${file}: is in no home of texts that docs/languages.md names`
        : [],
    ),
  ]
}
