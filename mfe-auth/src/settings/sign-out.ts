import { accountSettingsApi } from '@keyhaven/shared-contracts/contract/account-settings'
import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { ApiError } from '@keyhaven/shared-contracts/web/api-error'
import { call } from '@keyhaven/shared-contracts/web/client'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Signs out here, in one other place, or everywhere. What fails is kept in `error` until the next try. */
export const useSignOut = () => {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { message } = App.useApp()
  const [error, setError] = useState<Error | null>(null)

  const leave = () => {
    useSession.getState().end()
    void navigate(paths.login(), { replace: true })
  }
  const attempt = async (action: () => Promise<unknown>, done: () => void) => {
    setError(null)
    try {
      await action()
      done()
    } catch (failure) {
      setError(failure as Error)
    }
  }
  const refresh = () =>
    void cache.invalidateQueries({ queryKey: [accountSettingsApi.sessions.domain, accountSettingsApi.sessions.path] })
  // Somebody was faster: it is signed out, which is what was asked for.
  const unlessGone = (failure: unknown) => {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure
  }
  return {
    error,
    here: async () => {
      const told = call(accountsApi.logout, {})
      told.catch(() => message.warning('You are signed out here, but the server could not be told.'))
      leave()
    },
    there: (id: number) =>
      attempt(() => call(accountSettingsApi.endSession, { params: { id } }).catch(unlessGone), refresh),
    everywhere: () => attempt(() => call(accountSettingsApi.endSessions, {}), leave),
  }
}
