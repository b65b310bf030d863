import path from 'node:path'
import { rspack, type RsbuildConfig } from '@rsbuild/core'
import { leanZod } from './lean-packages.ts'
import { at } from './workspace.ts'

type Tool = NonNullable<NonNullable<RsbuildConfig['tools']>['rspack']>

/**
 * Two files at first instead of four: the same code is 1.6 kB smaller, and what changes rarely still stays in the cache. What
 * only late parts need of a package comes with them. Few late files: the first script has the name and the hash of each.
 * Shared code of pages is a file of its own from `minSize` on, in bytes of source: below that the headers of one more answer, and what
 * compresses worse alone, cost a visit more than to load it with two pages.
 */
export const chunksForPhones = {
  preset: 'single-vendor',
  minSize: 45_000,
  cacheGroups: {
    singleVendor: {
      ...{ test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor' },
      ...{ priority: 0, enforce: true },
    },
    // With what draws the map, in one file.
    map: {
      ...{ test: /[\\/]node_modules[\\/](?:leaflet|topojson-client|world-atlas)[\\/]/, chunks: 'async', name: 'map' },
      ...{ priority: 1, enforce: true },
    },
    // What only those maps need that have tiles.
    tiles: {
      test: /[\\/]node_modules[\\/](?:protomaps-leaflet|@protomaps|@mapbox|pmtiles|pbf|fflate|rbush|quickselect|color2k|potpack)[\\/]/,
      ...{ chunks: 'async', name: 'map-tiles', priority: 1, enforce: true },
    },
    // With the page that they fill.
    fullScreen: {
      ...{ test: /[\\/](?:photoswipe|css-loader)[\\/]/, chunks: 'async', name: 'full-screen' },
      ...{ priority: 1, enforce: true },
    },
    // With what every first view says, and not once more with each other catalog.
    languages: {
      ...{ test: /[\\/]domain[\\/]languages[\\/]\w\w\.ts$/, chunks: 'async', priority: 1, enforce: true },
      // As `webpackChunkName` names the messages of a first view: `messages-[request]`.
      name: (module) => `messages-${path.parse(module?.nameForCondition() ?? '').name}-ts`,
    },
  },
} satisfies RsbuildConfig['splitChunks']

/** Leaves out what guests never use and what saves 3 kB or more of their first view: a session (3.5 kB), ky (6.8 kB), parts of zod (`leanZod`). */
export const forPhones = ((config) => {
  config.plugins.push(
    ...leanZod(),
    new rspack.NormalModuleReplacementPlugin(
      /(?:^\.|\/session)\/session\.ts$/,
      at('mfe-public/src/standalone/no-session.ts'),
    ),
    new rspack.NormalModuleReplacementPlugin(/^ky$/, at('mfe-public/src/standalone/no-ky.ts')),
  )
}) satisfies Tool
