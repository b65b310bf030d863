import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useState } from 'react'
import { channelsCatalog } from '../messages/catalogs.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Says how long ago a moment is, and goes on with the time: `12 minutes ago`. */
export function useAgo() {
  const { ago: t } = useMessages(channelsCatalog)
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  return (moment: string) => {
    // Of a clock that is behind the server's.
    const passedMs = Math.max(0, Date.now() - Date.parse(moment))
    if (passedMs < minuteMs) return t.now
    if (passedMs < hourMs) return t.minutes(Math.floor(passedMs / minuteMs))
    return passedMs < dayMs ? t.hours(Math.floor(passedMs / hourMs)) : t.days(Math.floor(passedMs / dayMs))
  }
}
