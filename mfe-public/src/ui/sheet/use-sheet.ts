import { useEffect, useEffectEvent, useRef } from 'react'

/** An entry in the history for what lies over a page, so that the way back of a phone closes it; false where there is none. */
export const pushEntry = () => {
  try {
    // As the present one is: a router finds the page that it shows.
    window.history.pushState(window.history.state, '')
    return true
  } catch {
    // A frame in a sandbox has no history.
    return false
  }
}

/**
 * A modal sheet that Escape, a press beside it and the way back close, and that ends above the keyboard of a phone. `close`
 * calls what comes after it once the history is where it was.
 */
export const useSheet = (onClosed: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const hasEntry = useRef(false)
  const next = useRef<() => void>(undefined)
  const end = () => {
    onClosed()
    next.current?.()
  }

  const onPop = useEffectEvent(() => {
    hasEntry.current = false
    if (dialog.current?.open) dialog.current.close()
    else end()
  })

  useEffect(() => {
    const view = window.visualViewport
    const leaveKeyboard = () => {
      const covered = view && view.scale < 1.01 ? window.innerHeight - view.height - view.offsetTop : 0
      dialog.current?.style.setProperty('--kh-keyboard', `${Math.max(0, covered)}px`)
    }
    dialog.current?.showModal()
    hasEntry.current = pushEntry()
    const watching = new AbortController()
    // One listener for as long as the sheet is there: a router may draw it again between its own and this one, and a listener
    // that is only added then would miss the step.
    window.addEventListener('popstate', () => onPop(), watching)
    for (const type of ['resize', 'scroll']) view?.addEventListener(type, leaveKeyboard, watching)
    return () => watching.abort()
  }, [])

  return {
    dialog,
    onClose: () => {
      if (hasEntry.current) window.history.back()
      else end()
    },
    close: (then?: () => void) => {
      next.current = then
      dialog.current?.close()
    },
  }
}
