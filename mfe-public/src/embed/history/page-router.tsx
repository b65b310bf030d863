import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { type Navigator, Router } from 'react-router-dom'
import { DraftStore } from '../../site/drafts.ts'
import { pageHistory, pathOf } from './page-history.ts'

type Props = {
  id: string
  start: string
  isInAddress: boolean
  /** Base address of the same pages on their own, for links that are opened in another tab. */
  base: string
  children: ReactNode
}

/** The router of an element in somebody else's page. */
export function PageRouter({ id, start, isInAddress, base, children }: Props) {
  const [history] = useState(() => pageHistory({ id, start, isInAddress }))
  const [{ location, type }, setShown] = useState(history.shown)
  useLayoutEffect(() => history.subscribe(() => startTransition(() => setShown(history.shown()))), [history])
  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => base + pathOf(to),
      go: (delta) => window.history.go(delta),
      push: history.push,
      replace: history.replace,
    }),
    [history, base],
  )
  return (
    <Router location={location} navigationType={type} navigator={navigator}>
      <DraftStore value={history.drafts}>{children}</DraftStore>
    </Router>
  )
}
