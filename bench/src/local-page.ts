import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { defaults } from '@keyhaven/tools/build/defaults'
import { staticStyles } from '@keyhaven/tools/build/static-styles'

const root = path.join(import.meta.dirname, '..')
const base = '/bench-page'

/** Builds a page of one entry of this folder. */
export const buildPage = async (entry: string, dist: string) => {
  const common = defaults(root)
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      ...common,
      mode: 'production',
      source: { entry: { index: path.join(import.meta.dirname, entry) } },
      plugins: [pluginReact(), staticStyles],
      html: { mountId: 'root' },
      output: { ...common.output, distPath: { root: dist }, assetPrefix: base },
    },
  })
  const { close } = await rsbuild.build()
  await close()
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Lets a browser find the page at an address of this origin; everything else there stays what it is. */
export const showPage = async (context: BrowserContext, origin: string, dist: string) => {
  await context.route(`${origin}${base}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(base.length + 1)
    return route.fulfill({
      body: readFileSync(path.join(dist, file)),
      contentType: types[path.extname(file)] ?? 'application/octet-stream',
    })
  })
  return `${origin}${base}/index.html`
}
