import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { buildPage } from './local-page.ts'

const root = path.join(import.meta.dirname, '../..')
export const peers = ['day-pilot', 'event-calendar', 'full-calendar', 'react-timeline'] as const
export type Page = (typeof peers)[number] | 'keyhaven'

/**
 * Builds a page of each calendar into `dist`. The peers are installed here and only here: some are not free to ship, and
 * no other part of the project needs them.
 */
export const buildCalendarPages = async (work: string, dist: string) => {
  const folder = path.join(work, 'peers')
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(root, 'bench/peers'), folder, { recursive: true })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder, stdio: 'ignore' })
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      source: { entry: Object.fromEntries(peers.map((peer) => [peer, `./${peer}.mjs`])) },
      plugins: [pluginReact()],
      html: { mountId: 'root' },
      output: { distPath: { root: dist }, assetPrefix: '/', dataUriLimit: 0 },
    },
  })
  const { close } = await rsbuild.build()
  await close()
  await buildPage('calendar-own/main.tsx', path.join(dist, 'bench-page'))
}
