import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AreaHelp, type HelpWords, translateHelp } from '@keyhaven/shared-contracts/platform/help'
import type { RsbuildPlugin } from '@rsbuild/core'

/** The files with what the help of an area says in other languages, by these: `src/help-words/de.ts`. */
export const helpWordsOf = (dir: string) => {
  const folder = join(dir, 'src/help-words')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^[a-z]{2,3}\.ts$/.test(file)) : []
  return files.map((file) => [basename(file, '.ts'), join(folder, file)] as const)
}

/** Node remembers a module by its address; the development server wants each version of it. */
const importNow = async <T>(file: string) =>
  ((await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as { help: T }).help

/**
 * Writes the `help` of an area's `src/help.ts` as `help.json` beside its scripts: the help page reads it without
 * loading the area, and the registry in every page only names it. Beside it lies the same in each language that it
 * has words in, `help.de.json`. The pictures of its topics go with it. An area without that file brings none.
 */
export const areaHelp = (dir: string): RsbuildPlugin => ({
  name: 'keyhaven:area-help',
  setup(api) {
    const file = join(dir, 'src/help.ts')
    api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
      compilation.fileDependencies.add(file)
      if (!existsSync(file)) return
      const help = await importNow<AreaHelp>(file)
      compilation.emitAsset('help.json', new sources.RawSource(JSON.stringify(help)))
      for (const [language, words] of helpWordsOf(dir)) {
        compilation.fileDependencies.add(words)
        const translated = translateHelp(help, await importNow<HelpWords>(words))
        compilation.emitAsset(`help.${language}.json`, new sources.RawSource(JSON.stringify(translated)))
      }
      const topics = help.sections.flatMap((section) => section.topics)
      for (const name of topics.flatMap(({ picture }) => (picture ? [picture.light, picture.dark] : []))) {
        const picture = join(dir, 'src', name)
        // A new one is taken from what this builds; `help.test.ts` misses those that nobody took.
        if (existsSync(picture)) compilation.emitAsset(name, new sources.RawSource(readFileSync(picture)))
      }
    })
  },
})
