import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AreaId, type AreaManifest, remoteName } from '@keyhaven/shared-contracts/platform/area-manifest'
import { contractVersion } from '@keyhaven/shared-contracts/platform/contract-version'
import { defineConfig, type Rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { effectsOn, refreshedFor } from '../face/area-effects.ts'
import { borrowedNames, borrowedProps, callsOf, linksIn, placesOf, propsOf } from '../face/area-needs.ts'
import { borrowedProperties } from '../face/style-properties.ts'
import { areaHelp } from './area-help.ts'
import { AreaStyles } from './area-styles.ts'
import { buildInfo, builtFace } from './build-info.ts'
import { compileAhead } from './compile-ahead.ts'
import { defaults, hashesInOrder } from './defaults.ts'
import { remote } from './federation-plugins.ts'
import { inPseudoLanguage } from '../languages/pseudo-messages.ts'
import { needsOf } from './sharing.ts'
import { areaSourceHash } from './source-hash.ts'
import { areaFolders, at } from './workspace.ts'

const forbidden =
  /node_modules\/(antd\/(es|lib|dist)\/(?!locale\/|[\w-]+\/locale\/)|@ant-design\/cssinjs\/|react-router|@tanstack\/react-query|zod\/)/

/** Fails the build of an area that would carry its own antd, router, query cache or zod: a deep import, or a library's. */
class BorrowedOnly {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.compilation.tap('BorrowedOnly', (compilation) => {
      compilation.hooks.finishModules.tap('BorrowedOnly', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? ''
          if (!forbidden.test(file)) continue
          const name = file.split('node_modules/').pop()
          compilation.errors.push(
            new Error(`This area would carry its own ${name}: import it from the package's main entry`),
          )
          return
        }
      })
    })
  }
}

const firstPort = 3101
/** Port of an area's development server, in the order of the areas' names: beyond those of the shells, one for each area that is worked on. */
export const devPort = (area: AreaId) => firstPort + Object.keys(areaFolders).indexOf(area)

const aboutArea = async (name: AreaId, dir: string) => {
  const { manifest } = (await import(pathToFileURL(join(dir, 'src/manifest.ts')).href)) as { manifest: AreaManifest }
  const entry = join(dir, 'src/area.tsx')
  // Search and first calls are made by the shell, for the area.
  const calls = await callsOf(entry, join(dir, 'src/manifest.ts'))
  const places = placesOf(entry)
  return {
    ...{
      area: name,
      container: true,
      contract: contractVersion,
      needs: needsOf(),
      borrows: borrowedNames(entry),
      calls,
    },
    props: borrowedProps(entry),
    styles: borrowedProperties(join(dir, 'src')),
    links: linksIn(entry),
    gives: propsOf(places),
    effects: await effectsOn(calls, name),
    refreshes: refreshedFor(calls),
    takes: propsOf((manifest.slots ?? []).map(({ slot }) => slot)),
    manifest: { ...manifest, places },
  }
}

/** The whole rsbuild config of an area's remote. */
export const area = (name: AreaId) => {
  const folder = areaFolders[name]
  if (!folder) throw new Error(`There is no area ${name}: it would be a folder mfe-${name} with src/manifest.ts`)
  const dir = at(folder)
  const port = devPort(name)
  const common = defaults(dir)
  const hash = areaSourceHash(folder)
  return defineConfig({
    ...common,
    source: { entry: { index: './src/area.tsx' } },
    plugins: [
      pluginReact(),
      ...inPseudoLanguage,
      ...remote(name),
      compileAhead,
      hashesInOrder,
      areaHelp(dir),
      buildInfo('area', dir, () => aboutArea(name, dir)),
      builtFace,
    ],
    // Plain `antd` leads to the groups that the shell provides; the other shared packages match by name (sharing.ts).
    resolve: { alias: { antd$: '@keyhaven/shared-contracts/antd/facade' } },
    output: { ...common.output, assetPrefix: 'auto', injectStyles: false },
    // One file for each page: what the browser asks for costs more than what two pages of an area have in common.
    splitChunks: { preset: 'default', chunks: 'initial' },
    server: { port, strictPort: true, cors: { origin: /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/ } },
    // The page of a development shell is another origin: nothing of an area may be asked for there.
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      client: { host: 'localhost', port },
      lazyCompilation: false,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        // The exposed module is the only way in.
        config.entry = {}
        // Two versions of an area may run in one page: their chunks must not meet, and one must not wait for a script tag
        // of the other. A script that nobody answers is given up, so that it can be asked for again.
        config.output = {
          ...config.output,
          uniqueName: `${remoteName(name)}_${hash}`,
          chunkLoadingGlobal: `chunks_${name}_${hash}`,
          chunkLoadTimeout: 10_000,
        }
        config.plugins.push(new BorrowedOnly(), new AreaStyles(name, dir))
      },
    },
  })
}
