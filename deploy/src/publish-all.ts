import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AreaId, areaId } from '@keyhaven/shared-contracts/contract/area-manifest'
import { publishEmbed } from './embed.ts'
import { type Published, publishArea, publishShell, publishSite } from './publish.ts'
import { renderPages } from './render-pages.ts'
import type { Store } from './store.ts'

const root = join(import.meta.dirname, '../..')

/** Publishes the builds that lie in the workspaces: those areas, or shell, site and all areas where none is named. */
export const publishAll = async (store: Store, only: readonly AreaId[], say: (line: string) => void) => {
  const dist = (...path: string[]) => join(root, ...path)
  const tell = ({ what, version, isNew }: Published) => say(`${what} ${version}${isNew ? '' : ' (unchanged)'}`)
  if (!only.length) tell(await publishShell(store, dist('shell/dist')))
  const areas = only.length ? only : areaId.options
  for (const area of areas) tell(await publishArea(store, dist(`mfe-${area}/dist`)))
  // The guests' area has three outputs, and they are shipped together.
  if (areas.includes('public') && existsSync(dist('mfe-public/dist-site')))
    tell(await publishSite(store, dist('mfe-public/dist-site')))
  if (areas.includes('public') && existsSync(dist('mfe-public/dist-embed')))
    tell(await publishEmbed(store, dist('mfe-public/dist-embed')))
  await renderPages(store)
}
