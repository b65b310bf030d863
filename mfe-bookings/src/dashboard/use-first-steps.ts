import { dashboardApi, type DashboardStats } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const keyOf = (owner: number | undefined) => `first-steps-hidden:${owner}`
const wasHidden = (key: string) => {
  try {
    return window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
const keepHidden = (key: string, isHidden: boolean) => {
  try {
    if (isHidden) window.localStorage.setItem(key, '1')
    else window.localStorage.removeItem(key)
  } catch {
    // Without storage they are hidden as long as the page is open.
  }
}

const hasGuests = ({ guests_present, next_arrival, next_departure }: DashboardStats) =>
  guests_present > 0 || next_arrival !== null || next_departure !== null

/**
 * The steps to the first booking, while there is none. Asked only for owners without any guests, so that nobody else
 * waits for it. Hidden ones come back where the address says `?steps=show`, as the help does.
 */
export const useFirstSteps = (isWanted: boolean) => {
  const key = keyOf(useSession((state) => state.user?.id))
  const isCalledBack = useSearchParams()[0].get('steps') === 'show'
  const [isHiddenNow, setHidden] = useState(false)
  const [wasHiddenBefore] = useState(() => wasHidden(key))
  useEffect(() => {
    if (isCalledBack) keepHidden(key, false)
  }, [isCalledBack, key])
  const isHidden = isHiddenNow || (wasHiddenBefore && !isCalledBack)
  const { data: stats } = useQuery({ ...q(dashboardApi.stats, {}), enabled: isWanted })
  const isAsked = isWanted && !isHidden && stats !== undefined && !hasGuests(stats)
  const { data, isPending } = useQuery({ ...q(dashboardApi.firstSteps, {}), enabled: isAsked })
  // After the first booking this is not queried again.
  const isOver = data?.booking
  useEffect(() => {
    if (isOver) keepHidden(key, true)
  }, [isOver, key])
  return {
    steps: isAsked && data && !data.booking ? data : undefined,
    /** True until the first answer has come. */
    isWaiting: isAsked && isPending,
    hide: () => {
      keepHidden(key, true)
      setHidden(true)
    },
  }
}
