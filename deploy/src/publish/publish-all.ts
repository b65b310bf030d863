import { join } from 'node:path'
import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { areaFolders } from '@keyhaven/tools/build/workspace'
import { publishEmbed } from '../edge/embed.ts'
import { type Published, publishArea, publishShell, publishSite } from './publish.ts'
import { renderPages } from '../pages/render-pages.ts'
import { alone, type Store } from '../store/store.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Publishes the builds that lie in the workspaces: those areas, or shell, site and all areas where none is named. With a
 * share in percent the areas are canaries for that many visitors. Says each as it is out, and answers them all.
 */
export const publishAll = (store: Store, only: readonly AreaId[], say: (line: string) => void, percent?: number) =>
  alone(store, async () => {
    const dist = (...path: string[]) => join(root, ...path)
    const all: Published[] = []
    const tell = (published: Published) => {
      const { what, version, isNew, held } = published
      all.push(published)
      say(`${what} ${version}${isNew ? '' : ' (unchanged)'}${held ? `: not for everybody, ${held}` : ''}`)
      return version
    }
    if (!only.length) tell(await publishShell(store, dist('shell/dist')))
    for (const area of only.length ? only : Object.keys(areaFolders)) {
      // The guests' area has three outputs, and they are shipped together.
      const besides = area === 'public' && {
        site: tell(await publishSite(store, dist('mfe-public/dist-site'))),
        embed: tell(await publishEmbed(store, dist('mfe-public/dist-embed'))),
      }
      const options = { ...(besides && { besides }), ...(percent !== undefined && { percent }) }
      tell(await publishArea(store, dist(`mfe-${area}/dist`), options))
    }
    await renderPages(store)
    return all
  })
