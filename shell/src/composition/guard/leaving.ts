import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'

type Page = { area: AreaId; version?: string }

/** React runs what a page wants done when it is left within this time. */
const leavingMs = 1000
let left: { page: Page; at: number } | undefined

/** A page is being left: what it throws from now on is its own fault, wherever it comes up. */
export const noteLeft = (page: Page) => {
  left = { page, at: performance.now() }
}

/** The page that was just left, once: it is the one to blame for an error that no page on the screen has thrown. */
export const takeLeft = (): Page | undefined => {
  const last = left
  left = undefined
  return last && performance.now() - last.at < leavingMs ? last.page : undefined
}

const errorsOfPages = new WeakSet<object>()

/** Marks what a page that is on the screen has thrown. */
export const markOfPage = (error: unknown) => {
  if (typeof error === 'object' && error !== null) errorsOfPages.add(error)
}
/** True for what a page that is on the screen has thrown. */
export const isOfPage = (error: unknown) => typeof error === 'object' && error !== null && errorsOfPages.has(error)
