import { type RefObject, useEffect, useState } from 'react'

const isNarrow = () => window.matchMedia('(width < 768px)').matches

/** Whether the navigation is open. A click outside or Escape closes it; where it covers the page, going on does too. */
export const useOpenNavigation = (nav: RefObject<HTMLElement | null>) => {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[aria-controls="navigation"]')) return
      const isGoingOn = isNarrow() && target.closest('a')
      if (isGoingOn || !nav.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, nav])

  return [isOpen, () => setOpen(!isOpen)] as const
}
