import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Writes the `help` of an area's `src/help.ts` as `help.json` beside its scripts: the help page reads it without
 * loading the area, and the registry in every page only names it. The pictures of its topics go with it. An area without
 * that file brings none.
 */
export const areaHelp = (dir: string): RsbuildPlugin => ({
  name: 'keyhaven:area-help',
  setup(api) {
    const file = join(dir, 'src/help.ts')
    api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
      compilation.fileDependencies.add(file)
      if (!existsSync(file)) return
      // Node remembers a module by its address; the development server wants each version of it.
      const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
      const { help } = (await import(address)) as { help: AreaHelp }
      compilation.emitAsset('help.json', new sources.RawSource(JSON.stringify(help)))
      const topics = help.sections.flatMap((section) => section.topics)
      for (const name of topics.flatMap(({ picture }) => (picture ? [picture.light, picture.dark] : []))) {
        const picture = join(dir, 'src', name)
        // A new one is taken from what this builds; `help.test.ts` misses those that nobody took.
        if (existsSync(picture)) compilation.emitAsset(name, new sources.RawSource(readFileSync(picture)))
      }
    })
  },
})
