import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownerOf } from '../search/search-address.ts'
import { useSearch } from '../search/use-search.ts'

const start = '#confirm='

/** Confirms with the secret of the mail, which is behind the `#`: only a page that is really opened sends it, no scanner of mails. */
export const useConfirm = (token: string) => {
  const { hash, pathname, search: text } = useLocation()
  const search = useSearch()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const confirm = useCommand(publicRequestsApi.confirm)
  const inAddress = hash.startsWith(start) ? hash.slice(start.length) : ''
  const [secret, setSecret] = useState(inAddress)
  // The link may be opened in the tab that shows this page already.
  if (inAddress && inAddress !== secret) setSecret(inAddress)
  const query = ownerOf(search)
  const send = () =>
    confirm.mutate(
      { params: { token }, query, body: { secret } },
      {
        onSuccess: (now) => {
          cache.setQueryData(q(publicRequestsApi.one, { params: { token }, query }).queryKey, now)
          void navigate(pathname + text, { replace: true })
        },
      },
    )
  const sendAtOnce = useEffectEvent(send)
  useEffect(() => {
    if (secret) sendAtOnce()
  }, [secret])
  // True before it is sent as well, so that nothing else flashes up.
  const isSending = confirm.isPending || (secret !== '' && confirm.isIdle)
  return { isSending, error: confirm.error, send }
}
