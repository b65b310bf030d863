import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { packageDeclarations } from '../face/declarations.ts'
import { type ChunkGroup, ChunkGroups } from './chunk-groups.ts'
import { weigh } from './weigh.ts'
import { readJson } from './workspace.ts'

/** Of a workspace: its version, and the budget of each of its builds in kB with brotli. */
type About = { version: string; budgetKb?: Record<string, number> }

/** Writes `dist/<name>.json`: all that publishing needs to know of a build, so that it never opens a source; and beside it what visitors load of it. */
export const buildInfo = (name: string, dir: string, more: () => object | Promise<object>): RsbuildPlugin => ({
  name: 'keyhaven:build-info',
  setup(api) {
    const graph = new ChunkGroups()
    api.modifyRspackConfig((config) => {
      config.plugins?.push(graph)
    })
    api.onAfterBuild(async ({ stats }) => {
      if (!stats || stats.hasErrors()) return
      const { version, budgetKb = {} } = readJson(join(dir, 'package.json')) as About
      const info: Record<string, unknown> & { groups: ChunkGroup[] } = {
        version,
        ...(await more()),
        groups: graph.all,
      }
      const dist = api.context.distPath
      writeFileSync(join(dist, `${name}.json`), JSON.stringify(info, null, 1))
      const budget = budgetKb[name]
      const sizes = { ...(budget !== undefined && { budget: budget * 1000 }), parts: weigh(dist, graph.all) }
      writeFileSync(join(dist, 'sizes.json'), JSON.stringify(sizes))
    })
  },
})

/** Writes `dist/face.json`: the declarations of shared-contracts that this was built with, so that publishing compares types without sources. */
export const builtFace: RsbuildPlugin = {
  name: 'keyhaven:built-face',
  setup(api) {
    api.onAfterBuild(async ({ stats }) => {
      if (stats && !stats.hasErrors())
        writeFileSync(join(api.context.distPath, 'face.json'), JSON.stringify(await packageDeclarations()))
    })
  },
}
