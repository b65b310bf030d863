import { startLive } from '@keyhaven/shared-contracts/web/live'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useEffect } from 'react'

/** What other tabs, other people and guests change is shown while somebody is signed in. */
export const useLiveData = () => {
  const token = useSession((state) => state.token)
  const owner = useSession((state) => state.user?.id)
  useEffect(() => (token && owner !== undefined ? startLive(owner) : undefined), [token, owner])
}
