import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moduleOf } from '@keyhaven/shared-contracts/platform/describe-area'
import { contractVersion, servedSince } from '@keyhaven/shared-contracts/platform/contract-version'
import type { PageHead } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Page } from '@keyhaven/shared-contracts/web/area'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { defineConfig, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { sharedMessages } from '@keyhaven/api/events/api-shapes'
import { commandEffects } from '@keyhaven/shared-contracts/contract/effects'
import { effectsOn } from '../face/area-effects.ts'
import { callsOf, linksIn } from '../face/area-needs.ts'
import type { Declarations } from '../face/declarations.ts'
import { offeredNames } from '../face/kept-releases.ts'
import { offeredProperties } from '../face/style-properties.ts'
import { buildInfo, builtFace } from './build-info.ts'
import { compileAhead } from './compile-ahead.ts'
import { sharedFiles } from './chunk-groups.ts'
import { leanPackages } from './lean-packages.ts'
import { defaults, hashesInOrder, minifiedTheme } from './defaults.ts'
import { hostShared, platform } from './sharing.ts'
import { staticStyles } from './static-styles.ts'
import { borrowingFiles, webEntries } from './web-modules.ts'
import { inPseudoLanguage } from '../languages/pseudo-messages.ts'
import { at, readJson } from './workspace.ts'

const sourceOf = (dir: string, file: string) => import(pathToFileURL(join(dir, 'src', file)).href) as Promise<unknown>

/** Which addresses are the shell's own, and the module of each, so that its scripts are preloaded with it. */
const aboutShell = async (dir: string) => {
  const { skeletons } = (await sourceOf(dir, 'frame/skeletons.ts')) as { skeletons: Record<string, string> }
  const { pages } = (await sourceOf(dir, 'pages.ts')) as { pages: Record<string, Page> }
  const { headsOf } = (await sourceOf(dir, 'page-heads.ts')) as { headsOf: () => Promise<Record<string, PageHead>> }
  const heads = await headsOf()
  const calls = await callsOf(join(dir, 'src/main.ts'), ...webEntries().map(({ file }) => file))
  return {
    platform: { ...platform(), contract: { version: contractVersion, since: servedSince } },
    offers: offeredNames(
      (readJson(at('shared-contracts/face/current.json')) as { declarations: Declarations }).declarations,
    ),
    styles: offeredProperties(),
    refreshes: commandEffects(),
    calls,
    events: sharedMessages(),
    effects: await effectsOn(calls),
    links: linksIn(join(dir, 'src/main.ts'), ...webEntries().map(({ file }) => file)),
    skeletons,
    registryFile: true,
    paths: [`${paths.landing()}/*`],
    pages: Object.values(pages).map(({ path, load, catalogs }) => ({
      ...{ path, module: moduleOf(load), catalogs },
      head: heads[path],
    })),
  }
}

/** antd's sheets come before the rules of the page, which change it, whenever they arrive. The text of this stands in the build. */
const insertSheet = (link: HTMLLinkElement) => {
  const rules = link.href.includes('/own-') ? null : document.querySelector('#preload ~ style')
  document.head.insertBefore(link, rules)
}

/** The whole rsbuild config of the shell. */
export const shell = () => {
  const dir = at('shell')
  const common = defaults(dir)
  const borrowing = borrowingFiles()
  return defineConfig({
    ...common,
    source: { entry: { index: './src/main.ts' } },
    plugins: [
      pluginReact(),
      ...inPseudoLanguage,
      compileAhead,
      hashesInOrder,
      minifiedTheme,
      staticStyles,
      leanPackages,
      buildInfo('shell', dir, () => aboutShell(dir)),
      builtFace,
    ],
    output: { ...common.output, assetPrefix: '/shell/' },
    // One chunk for each lazy group instead of twenty fragments: fewer requests, and the list to preload stays short.
    splitChunks: { preset: 'default', chunks: 'initial', cacheGroups: sharedFiles },
    tools: {
      htmlPlugin: false,
      cssExtract: { pluginOptions: { insert: insertSheet } },
      rspack: (config) => {
        // What shows components of a lazy group borrows them like an area does, or its chunk would repeat the group.
        config.module.rules?.push({
          test: borrowing,
          resolve: { alias: { antd$: '@keyhaven/shared-contracts/antd/facade' } },
        })
        config.plugins.push(new rspack.sharing.SharePlugin({ shared: hostShared() }))
        config.optimization = { ...config.optimization, runtimeChunk: false }
      },
    },
  })
}
