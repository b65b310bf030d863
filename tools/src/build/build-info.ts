import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { type ChunkGroup, ChunkGroups } from './chunk-groups.ts'
import { readJson } from './workspace.ts'

/** Writes `dist/<name>.json`: all that publishing needs to know of a build, so that it never opens a source. */
export const buildInfo = (name: string, dir: string, more: () => object | Promise<object>): RsbuildPlugin => ({
  name: 'keyhaven:build-info',
  setup(api) {
    const graph = new ChunkGroups()
    api.modifyRspackConfig((config) => {
      config.plugins?.push(graph)
    })
    api.onAfterBuild(async ({ stats }) => {
      if (!stats || stats.hasErrors()) return
      const { version } = readJson(join(dir, 'package.json')) as { version: string }
      const info: Record<string, unknown> & { groups: ChunkGroup[] } = {
        version,
        ...(await more()),
        groups: graph.all,
      }
      writeFileSync(join(api.context.distPath, `${name}.json`), JSON.stringify(info, null, 1))
    })
  },
})
