import { App } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import { create } from 'zustand'
import { useSession } from '../session/session.ts'
import { discardQuestion } from '../form/unsaved.ts'
import { layersOf } from '../page/layers.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Guarded = { layer: string; isUnsaved: () => boolean; discard: () => void }

/** All forms that hold something unsaved: one may lie on top of another, and the router asks but one of them. */
const useGuarded = create<{ forms: readonly Guarded[] }>()(() => ({ forms: [] }))
const isAnyUnsaved = (stays: readonly string[] = []) =>
  useGuarded.getState().forms.some((form) => form.isUnsaved() && !stays.includes(form.layer))

/** Asks before somebody leaves the page, by whatever way, with something unsaved on it. */
function PageGuard() {
  const t = useMessages(webCatalog)
  const { modal } = App.useApp()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const action: string = historyAction
    const isOtherPage = nextLocation.pathname !== currentLocation.pathname
    const leaves = action === 'POP' || isOtherPage
    // Back may close what lies above a form, and leave the form.
    const stays = isOtherPage ? [] : layersOf(nextLocation.state)
    return leaves && useSession.getState().token !== null && isAnyUnsaved(stays)
  })
  const discard = useEffectEvent(() => {
    for (const form of useGuarded.getState().forms) form.discard()
    blocker.proceed?.()
  })
  const stay = useEffectEvent(() => blocker.reset?.())
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    const question = modal.confirm({ ...discardQuestion(t), onOk: () => discard(), onCancel: () => stay() })
    return question.destroy
  }, [modal, blocker.state, t])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isAnyUnsaved() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}

type Props = {
  /** The name of its layer in the history. */
  layer: string
  /** True if something would be lost now; called when somebody is about to leave. */
  isUnsaved: () => boolean
  /** Throws away what was typed. */
  onDiscard: () => void
  /** The page was left, and the form is still there: Back may lead to another page of the same list. */
  onClose: () => void
}

/** Mounted with a form, not with its first change: Back may follow the first key before React has drawn again. */
export function LeaveGuard({ layer, isUnsaved, onDiscard, onClose }: Props) {
  const { key } = useLocation()
  const leftFrom = useRef<string>(undefined)
  const latest = useRef({ isUnsaved, onDiscard, key })
  useEffect(() => {
    latest.current = { isUnsaved, onDiscard, key }
  })
  const [self] = useState<Guarded>(() => ({
    layer,
    isUnsaved: () => latest.current.isUnsaved(),
    discard: () => {
      leftFrom.current = latest.current.key
      latest.current.onDiscard()
    },
  }))
  useEffect(() => {
    useGuarded.setState(({ forms }) => ({ forms: [...forms, self] }))
    return () => useGuarded.setState(({ forms }) => ({ forms: forms.filter((form) => form !== self) }))
  }, [self])
  const closeIfLeft = useEffectEvent((now: string) => {
    if (leftFrom.current !== undefined && leftFrom.current !== now) onClose()
  })
  useEffect(() => closeIfLeft(key), [key])
  const isFirst = useGuarded(({ forms }) => forms[0] === self)
  return isFirst && <PageGuard />
}
