import { useEffect, useState } from 'react'

/** Puts the focus back where it was when the dialog opened; called by a dialog that is mounted to open it. */
export const useReturnedFocus = () => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
