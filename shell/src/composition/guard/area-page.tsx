import type { AreaId } from '@keyhaven/shared-contracts/platform/area-manifest'
import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { PageFallback } from '../../frame/page-fallback.tsx'
import { isShellLost } from '../chunk-retry.ts'
import { giveUpPage, loadPage, pageResult } from '../composition.ts'
import { AreaUnavailable } from '../load-failure.ts'
import { markLoad } from '../federation.ts'
import { AreaFrame } from '../isolation/area-frame.tsx'
import { leaveArea } from '../isolation/isolation.ts'
import { endWatch } from './hang-watch.ts'
import { markOfPage, noteLeft } from './leaving.ts'

/** A page that has been on the screen for so long has started. What it does later is its own affair. */
const provenAfterMs = 1500
const proven = new Set<string>()
/** A page that blocks the main thread is given up after so many checks, `turnMs` apart. */
const maxTurns = 6
const turnMs = 500
/** A page that waits for so long, for its words or whatever else it loads itself, is given up. */
const maxWaitMs = 12_000

type GuardProps = {
  children: ReactNode
  Waiting: ComponentType
  isProven: () => boolean
  onThrow: (error: unknown) => void
  onLeave: () => void
}

/** Catches what a page throws while it starts; later the boundary of its area does. */
class StartGuard extends Component<GuardProps, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(error: unknown) {
    if (!this.props.isProven()) this.props.onThrow(error)
  }

  // Before the page's own effects end, which may throw.
  override componentWillUnmount() {
    this.props.onLeave()
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    if (this.props.isProven()) {
      markOfPage(this.state.error)
      throw this.state.error
    }
    return <this.props.Waiting />
  }
}

/**
 * Watches that React gets to other work than this page. A page that updates itself in every effect throws nothing, but no
 * navigation ever gets its turn: neither does the transition that is started here.
 */
const useCalm = (key: string, onEndless: () => void) => {
  const [calmKey, setCalmKey] = useState('')
  const latest = useRef({ calmKey, onEndless })
  useEffect(() => {
    latest.current = { calmKey, onEndless }
  })
  useEffect(() => {
    startTransition(() => setCalmKey(key))
    let turns = 0
    // Turns of the event loop, not time: a slow machine is not an endless page.
    const timer = setInterval(() => {
      const { calmKey: calm, onEndless: tell } = latest.current
      if (calm !== key && ++turns < maxTurns) return
      clearInterval(timer)
      if (calm !== key) tell()
    }, turnMs)
    return () => clearInterval(timer)
  }, [key])
  return calmKey === key
}

/** Stands in for a page that waits for what it loads itself; throws where that never ends. */
function Wait({ Waiting }: { Waiting: ComponentType }) {
  const [isEndless, setIsEndless] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsEndless(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  if (isEndless) throw new Error('it waits without end')
  return <Waiting />
}

/** Beside a page that does not wait any more: tells once it is on the screen. */
function Shown({ onShown }: { onShown: () => (() => void) | undefined }) {
  useEffect(onShown, [onShown])
  return null
}

type Props = {
  area: AreaId
  place: string
  /** Given to what fills a slot; a page gets none. */
  props?: object
  /** Stands there until it is on the screen. */
  Waiting?: ComponentType
}

/** One page of an area, or what fills a slot: of the first of its versions in which it loads and starts. */
export function AreaPage({ area, place, props, Waiting = PageFallback }: Props) {
  const [page, setPage] = useState(() => pageResult(area, place))
  const version = page?.ok ? page.version : undefined
  const key = `${area} ${version} ${place}`

  useEffect(() => {
    if (page) return undefined
    let isGone = false
    void loadPage(area, place).then((loaded) => isGone || setPage(loaded))
    return () => void (isGone = true)
  }, [page, area, place])

  const onThrow = (error: unknown) => {
    const detail = error instanceof Error ? error.message : String(error)
    if (version) leaveArea(area, version)
    giveUpPage({ area, ...(version && { version }), reason: 'evaluation', detail }, place)
    setPage(undefined)
  }
  const isCalm = useCalm(key, () => flushSync(() => onThrow(new Error('it renders without end'))))

  const onShown = useCallback(() => {
    if (version === undefined) return undefined
    if (!proven.has(key)) markLoad('shown', area, version, place)
    endWatch()
    if (!isCalm) return undefined
    const timer = setTimeout(() => proven.add(key), provenAfterMs)
    return () => clearTimeout(timer)
  }, [area, version, place, key, isCalm])

  // The same element as before: what the guard finds out is no reason to render the page again.
  const content = useMemo(
    () =>
      page?.ok && (
        <AreaFrame area={area} version={page.version}>
          <page.Component {...props} />
        </AreaFrame>
      ),
    [page, area, props],
  )
  if (!page) return <Waiting />
  if (!page.ok) throw new AreaUnavailable(page.failure)
  return (
    <StartGuard
      key={key}
      Waiting={Waiting}
      isProven={() => proven.has(key) || isShellLost()}
      onThrow={onThrow}
      // What fills a slot has a boundary of its own for the time after.
      onLeave={() => props ?? noteLeft({ area, ...(version && { version }) })}
    >
      <Suspense fallback={<Wait Waiting={Waiting} />}>
        <Shown onShown={onShown} />
        {content}
      </Suspense>
    </StartGuard>
  )
}
