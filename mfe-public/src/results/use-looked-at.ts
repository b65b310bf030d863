import { type RefObject, useEffect, useState } from 'react'

/** The house, by `data-house`, of the card in a list that the pointer or the focus is on. */
export const useLookedAt = (list: RefObject<HTMLElement | null>) => {
  const [house, setHouse] = useState<number>()
  useEffect(() => {
    const listening = new AbortController()
    const look = ({ target }: Event) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[data-house]')?.dataset['house']
      setHouse(id ? Number(id) : undefined)
    }
    const lookAway = () => setHouse(undefined)
    const { signal } = listening
    for (const type of ['pointerover', 'focusin']) list.current?.addEventListener(type, look, { signal })
    for (const type of ['pointerleave', 'focusout']) list.current?.addEventListener(type, lookAway, { signal })
    return () => listening.abort()
  }, [list])
  return house
}
