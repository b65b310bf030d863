import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { see } from '@keyhaven/shared-contracts/host/seen-releases'
import { markLoad } from '../federation.ts'
import { releaseIn } from '../release-in.ts'
import { adoptSheets, releasesOnScreen, startSheets, turnSheets } from './area-sheets.ts'
import { adoptGlobals, removeGlobals, restoreGlobals, returnGlobals, startGlobals } from './globals.ts'
import { restorePage, returnElements, startPage } from './page-elements.ts'
import { restoreEntries, startEntries } from './stored-entries.ts'

/** False where nobody took down what the page was: then nothing can be told from it. */
let isStarted = false
/** Changes that were named, each once. */
const changesSoFar = new Set<string>()

/** Names what a release has changed outside of its frame: to the inspector, and as an error to the report on its health. */
const nameChanges = (area: AreaId, version: string, changes: readonly string[]) => {
  const news = changes.filter((change) => !changesSoFar.has(`${area} ${version} ${change}`))
  for (const change of news) changesSoFar.add(`${area} ${version} ${change}`)
  if (news.length === 0) return
  markLoad('changed', area, version, news)
  see(area, version).erred = true
}

/** The release that was evaluated or drawn last. */
let lastRelease: { area: AreaId; version: string } | undefined

/** Looks for what a release has changed in the window and in the storage, puts it back and names it. */
export const checkGlobals = (area: AreaId, version: string) => {
  if (!isStarted) return
  // First what all else is done with.
  const changes = [...restoreGlobals(), ...adoptGlobals(`${area} ${version}`), ...restoreEntries(area)]
  const hasSheets = adoptSheets(area, version) > 0
  nameChanges(area, version, hasSheets ? [...changes, 'style sheets'] : changes)
}

/** Evaluates something of a release, and looks at what that has changed; what was changed before is of those on the screen. */
export const watchEvaluation = async <T>(area: AreaId, version: string, evaluate: () => Promise<T>): Promise<T> => {
  for (const release of releasesOnScreen()) checkGlobals(release.area, release.version)
  lastRelease = { area, version }
  try {
    return await evaluate()
  } finally {
    checkGlobals(area, version)
  }
}

/** An area is about to be drawn: what is its own is back. */
export const prepareArea = (area: AreaId, version: string) => {
  lastRelease = { area, version }
  returnGlobals(`${area} ${version}`)
  returnElements(`${area} ${version}`)
}

/** The last frame of a release may have left: nothing of it stays around the others, or around another version. */
export const leaveArea = (area: AreaId, version: string) => {
  if (!isStarted || releasesOnScreen().some((one) => one.area === area && one.version === version)) return
  checkGlobals(area, version)
  turnSheets(area, version)
  removeGlobals(`${area} ${version}`)
  nameChanges(area, version, restorePage(`${area} ${version}`))
}

/** An entry may change at once what its own loading needs, before anybody waits for it. */
const checkEntry = ({ target }: Event) => {
  const release =
    target instanceof HTMLScriptElement && target.src.endsWith('/remoteEntry.js') ? releaseIn(target.src) : undefined
  if (release) checkGlobals(release.area, release.version)
}

/** Takes down what the page is before any area has run in it. */
export const startIsolation = (root: HTMLElement) => {
  isStarted = true
  document.documentElement.dataset['frames'] = ''
  startSheets()
  startGlobals()
  startEntries()
  document.addEventListener('load', checkEntry, true)
  startPage(root, () => {
    if (lastRelease) nameChanges(lastRelease.area, lastRelease.version, ['the page, which it emptied'])
  })
}
