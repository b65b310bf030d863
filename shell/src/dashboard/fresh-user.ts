import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { q } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps the stored user what the server says; until it answers, the stored one counts. */
export const useFreshUser = () => {
  const token = useSession((state) => state.token)
  const { data } = useQuery({ ...q(accountsApi.me, {}), enabled: token !== null })
  useEffect(() => {
    if (data) useSession.getState().setUser(data)
  }, [data])
}
