import { accountSettingsApi } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import { ApiError, call } from '@keyhaven/shared-contracts/web/api'
import { useSession, useSignOut } from '@keyhaven/shared-contracts/web/session'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Ends the session here, in one other place, or everywhere. What fails is kept in `error` until the next try. */
export const useSessionEnd = () => {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const signOut = useSignOut()
  const [error, setError] = useState<Error | null>(null)

  const leave = () => void navigate(paths.login(), { replace: true })
  const attempt = async (action: () => Promise<unknown>, onSuccess: () => void) => {
    setError(null)
    try {
      await action()
      onSuccess()
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
      signOut()
      leave()
    },
    there: (id: number) =>
      attempt(() => call(accountSettingsApi.endSession, { params: { id } }).catch(unlessGone), refresh),
    everywhere: () =>
      attempt(
        () => call(accountSettingsApi.endSessions, {}),
        () => {
          useSession.getState().end(paths.login())
          leave()
        },
      ),
  }
}
