import { type ContextType, use, useEffect, useEffectEvent, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'

type Router = NonNullable<ContextType<typeof RouterContext>>['router']
type Layer = { id: string; isInHistory: boolean; onBack: () => void }

/** The layers over the page that an entry of the history is for, the lowest first: `layersOf(location.state)`. */
export const layersOf = (state: unknown): readonly string[] => {
  const layers = (state as { layers?: unknown } | null)?.layers
  return Array.isArray(layers) ? (layers as string[]) : []
}

/** The state of an entry whose layer is followed by another one, which takes the entry over. */
export const spentLayer = { layers: ['spent'] }

/** Keeps the history in step with what lies over the page: an entry for each layer, none for one that is closed. */
const watchLayers = (router: Router) => {
  let open: Layer[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The entry from which a step back is on its way. */
  let stepFrom: string | undefined

  router.subscribe(({ location, historyAction }) => {
    const there = layersOf(location.state)
    if (location.key !== stepFrom) stepFrom = undefined
    const gone = open.filter(({ id, isInHistory }) => isInHistory && !there.includes(id))
    for (const layer of open) layer.isInHistory = there.includes(layer.id)
    // Whoever goes on to another page takes nothing back.
    const action: string = historyAction
    if (action === 'POP') for (const layer of gone.toReversed()) layer.onBack()
    later()
  })

  const reconcile = () => {
    const { location, navigation } = router.state
    // A step back would take back the page that still loads.
    if (stepFrom !== undefined || navigation.state !== 'idle') return
    const there = layersOf(location.state)
    const ids = open.map(({ id }) => id)
    let same = 0
    while (same < there.length && there[same] === ids[same]) same += 1
    const [surplus, missing] = [there.length - same, ids.length - same]
    const { pathname, search, hash, state } = location
    if (missing > 0 && surplus < 2) {
      const layers = ids.slice(0, same + 1)
      const entry = { state: { ...(state as object | null), layers }, preventScrollReset: true }
      void router.navigate({ pathname, search, hash }, { ...entry, replace: surplus === 1 })
    } else if (surplus > 0) {
      stepFrom = location.key
      void router.navigate(missing > 0 ? 1 - surplus : -surplus)
    }
  }
  // What follows at once, another dialog or another page, is known by then.
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(reconcile)
  }

  return (layer: Layer) => {
    open.push(layer)
    later()
    return () => {
      open = open.filter((other) => other !== layer)
      later()
    }
  }
}

const watched = new WeakMap<Router, ReturnType<typeof watchLayers>>()

/**
 * While `isOpen`, the layer has an entry in the history: Back calls `onBack`, which closes it, and the page stays; a layer that does not
 * close has its entry again. Answers the name by which
 * `layersOf` knows it.
 */
export const useLayer = (isOpen: boolean, onBack: () => void) => {
  const router = use(RouterContext)?.router
  const [id] = useState(() => Math.random().toString(36).slice(2))
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen || !router) return undefined
    const add = watched.get(router) ?? watchLayers(router)
    watched.set(router, add)
    return add({ id, isInHistory: false, onBack: () => back() })
  }, [isOpen, router, id])
  return id
}
