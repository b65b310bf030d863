import { useEffect, useRef } from 'react'

/** Puts the focus where the next word is expected, once: `<Input ref={useFirstFocus()} />`. */
export const useFirstFocus = <T extends { focus: () => void }>() => {
  const input = useRef<T>(null)
  useEffect(() => input.current?.focus(), [])
  return input
}
