import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { useSearch } from '../../search/search-address.ts'

const start = '#confirm='

/**
 * Confirms with the secret of the mail. Programs that look through mails open links in real browsers, what is behind the `#` included, so the
 * page only shows what would be confirmed until its button is pressed.
 */
export const useConfirm = (token: string) => {
  const { hash, pathname, search: text } = useLocation()
  const search = useSearch()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const confirm = useCommand(publicRequestsApi.confirm)
  const secret = hash.startsWith(start) ? hash.slice(start.length) : ''
  const query = ownerOf(search)
  const send = () => {
    if (confirm.isPending) return
    confirm.mutate(
      { params: { token }, query, body: { secret } },
      {
        onSuccess: (now) => {
          cache.setQueryData(q(publicRequestsApi.one, { params: { token }, query }).queryKey, now)
          void navigate(pathname + text, { replace: true })
        },
      },
    )
  }
  return { hasSecret: secret !== '', isSending: confirm.isPending, error: confirm.error, send }
}
