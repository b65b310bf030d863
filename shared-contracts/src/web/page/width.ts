import { useLayoutEffect, useState } from 'react'

/** Width of an element, followed as it changes; none until it is drawn. `const [frame, width] = useWidth()` */
export const useWidth = () => {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    if (!frame) return undefined
    const look = () => setWidth(frame.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [frame])
  return [setFrame, width] as const
}
