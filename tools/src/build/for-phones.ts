import { rspack, type RsbuildConfig } from '@rsbuild/core'
import { withoutJsonSchema } from './without-json-schema.ts'
import { at } from './workspace.ts'

type Tool = NonNullable<NonNullable<RsbuildConfig['tools']>['rspack']>

/**
 * Two files instead of four: the same code is 1.6 kB smaller, and what changes rarely still stays in the cache. What measures
 * a page comes when that is at rest, so it stays with what reports it; pictures in full screen when one is opened.
 */
export const chunksForPhones = {
  preset: 'single-vendor',
  cacheGroups: {
    singleVendor: {
      ...{
        test: /[\\/]node_modules[\\/](?!(?:web-vitals|lucide|photoswipe|leaflet|topojson-client|world-atlas)[\\/])/,
        chunks: 'all',
        name: 'vendor',
      },
      ...{ priority: 0, enforce: true },
    },
    // With what draws the map, in one file.
    map: {
      ...{ test: /[\\/]node_modules[\\/](?:leaflet|topojson-client|world-atlas)[\\/]/, chunks: 'async', name: 'map' },
      ...{ priority: 1, enforce: true },
    },
  },
} satisfies RsbuildConfig['splitChunks']

/** What guests on phones need not fetch: a session, which they have none of, what owners' screens refresh, retries of calls, words for developers. */
export const forPhones = ((config) => {
  config.plugins.push(
    ...withoutJsonSchema(),
    new rspack.NormalModuleReplacementPlugin(
      /(?:^\.|\/session)\/session\.ts$/,
      at('mfe-public/src/standalone/no-session.ts'),
    ),
    new rspack.NormalModuleReplacementPlugin(/^ky$/, at('mfe-public/src/standalone/no-ky.ts')),
    new rspack.NormalModuleReplacementPlugin(/\/contract\/effects\.ts$/, at('mfe-public/src/standalone/no-effects.ts')),
    new rspack.NormalModuleReplacementPlugin(
      /^react-router$/,
      at('node_modules/react-router/dist/production/index.mjs'),
    ),
  )
}) satisfies Tool
