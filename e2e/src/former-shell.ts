import path from 'node:path'
import { type Platform, shortfalls } from '@keyhaven/shared-contracts/platform/compatibility'
import { areaFolders, at, readJson } from '@keyhaven/tools/build/workspace'

/** True where today's areas need what a former shell did not offer. */
export const needsMore = (shell: string) => {
  const { platform } = readJson(path.join(shell, 'shell.json')) as { platform: Platform }
  return Object.values(areaFolders).some((folder) => {
    const { needs } = readJson(at(folder, 'dist/area.json')) as { needs: Record<string, string> }
    return shortfalls(needs, platform).length > 0
  })
}
