import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { ApiError, call } from '@keyhaven/shared-contracts/web/api'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useEffect, useState } from 'react'

/** The attempt, on opening, to sign in with a token from an earlier visit. */
export const useRememberLogin = (onSignedIn: () => Promise<void> | void) => {
  const [token, setToken] = useState(() => useSession.getState().token)
  const [error, setError] = useState<Error | null>(null)
  const isTrying = token !== null && error === null

  useEffect(() => {
    if (!isTrying) return undefined
    const leaving = new AbortController()
    const attempt = async () => {
      try {
        useSession.getState().signIn(await call(accountsApi.rememberLogin, { body: { token } }, leaving))
        await onSignedIn()
      } catch (reason) {
        if (leaving.signal.aborted) return
        if (reason instanceof ApiError && reason.status === 401) {
          useSession.getState().endByServer()
          setToken(null)
        } else setError(reason as Error)
      }
    }
    void attempt()
    return () => leaving.abort()
  }, [token, isTrying, onSignedIn])

  return {
    trying: isTrying,
    error,
    retry: () => setError(null),
    giveUp: () => {
      useSession.getState().end()
      setError(null)
      setToken(null)
    },
  }
}
