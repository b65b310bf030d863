import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment. */
export const useSettled = <T>(value: T, ms: number) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
