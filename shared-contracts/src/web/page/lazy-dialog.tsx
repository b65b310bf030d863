import { useIsFetching } from '@tanstack/react-query'
import { Spin } from 'antd'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { loadComponent } from '../area.ts'

type Preloaded = { preload: () => void }

/**
 * A dialog that a page opens later, so that its code is not in the way of the page:
 * `const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')`.
 */
export const lazyDialog = <P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): ((props: P) => React.JSX.Element) & Preloaded => {
  const Loaded = lazy(async () => ({ default: await loadComponent(load, name) }))
  const Dialog = (props: P) => (
    <Suspense fallback={<Spin fullscreen delay={300} />}>
      <Loaded {...props} />
    </Suspense>
  )
  // A failure here is no failure: opening the dialog loads it again, and says so.
  return Object.assign(Dialog, { preload: () => void load().catch(() => undefined) })
}

/** Fetches the code of dialogs once the page has what it asked for and the browser has nothing better to do. */
export const usePreload = (...dialogs: readonly Preloaded[]) => {
  const isAtRest = useIsFetching() === 0
  const preload = useEffectEvent(() => {
    for (const dialog of dialogs) dialog.preload()
  })
  useEffect(() => {
    if (!isAtRest) return undefined
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 500)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(() => preload(), { timeout: 5000 })
    return () => window.cancelIdleCallback(handle)
  }, [isAtRest])
}
