import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import { releaseIn } from '../release-in.ts'

/** Frames on the screen, by area and version. */
const frames = new Map<string, number>()
const countOf = (area: AreaId, version: string) => frames.get(`${area} ${version}`) ?? 0

/** Releases with a frame on the screen. */
export const releasesOnScreen = () =>
  [...frames].flatMap(([key, count]) => {
    const [area = '', version = ''] = key.split(' ')
    return count > 0 ? [{ area, version }] : []
  })

/** Style sheets that areas have put into the page by themselves. Files of the shell and of releases say what they are, and so does antd. */
const ownSheets = new Map<HTMLStyleElement | HTMLLinkElement, string>()
const shellSheets = new WeakSet<Element>()
const ofPage = '[data-css-hash],[data-rc-order],[rc-util-key],[href*="/shell/"],[href*="/mfe/"]'
const sheets = () => [...document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style,link[rel~=stylesheet]')]

/** Answers how many sheets a version has put into the page since the last time. */
export const adoptSheets = (area: AreaId, version: string): number => {
  const strangers = sheets().filter(
    (sheet) => !shellSheets.has(sheet) && !ownSheets.has(sheet) && !sheet.matches(ofPage),
  )
  for (const sheet of strangers) ownSheets.set(sheet, `${area} ${version}`)
  return strangers.length
}

// Not the link: one that is turned on again would be fetched again.
const turn = (element: HTMLStyleElement | HTMLLinkElement, isOn: boolean) => {
  if (element.sheet) element.sheet.disabled = !isOn
}
/** Turns the sheets of a version on or off, by whether a frame of it is on the screen. */
export const turnSheets = (area: AreaId, version: string) => {
  const isOn = countOf(area, version) > 0
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(`link[href*="/mfe/${area}/${version}/"]`))
    turn(sheet, isOn)
  for (const [sheet, owner] of ownSheets) if (owner === `${area} ${version}`) turn(sheet, isOn)
}

/** Turns the style sheets of a version on while at least one frame of it is on the screen. Answers how to end it. */
export const enterFrame = (area: AreaId, version: string) => {
  const key = `${area} ${version}`
  const change = (by: number) => frames.set(key, countOf(area, version) + by)
  change(1)
  turnSheets(area, version)
  return () => {
    change(-1)
    // Another page of it may come in the same step; what is settled then is painted.
    queueMicrotask(() => turnSheets(area, version))
  }
}

/** Turns the sheets off that come for a page that is not on the screen: it is fetched ahead, or not drawn yet. */
export const startSheets = () => {
  for (const sheet of sheets()) shellSheets.add(sheet)
  document.addEventListener(
    'load',
    ({ target }) => {
      const release = target instanceof HTMLLinkElement && target.sheet ? releaseIn(target.href) : undefined
      if (release) turnSheets(release.area, release.version)
    },
    true,
  )
}
