import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const isNarrow = () => window.matchMedia('(width < 768px)').matches

/** Whether the navigation is open. A click outside or Escape closes it; where it covers the page, going on does too. */
export const useOpenNavigation = (nav: RefObject<HTMLElement | null>) => {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()

  useEffect(() => {
    if (isNarrow()) setOpen(false)
  }, [pathname])

  useEffect(() => {
    if (!isOpen) return
    const onClick = ({ target }: MouseEvent) => {
      const isToggle = target instanceof Element && target.closest('[aria-controls="navigation"]')
      if (target instanceof Node && !nav.current?.contains(target) && !isToggle) setOpen(false)
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
