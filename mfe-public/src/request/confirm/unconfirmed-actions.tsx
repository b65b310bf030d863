import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { requestCatalog } from '../../messages/catalogs.ts'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { useSearch } from '../../search/search-address.ts'

type Props = { token: string; request: GuestRequest; onWrong: () => void }

/** For guests who do not find the mail: send it again, or to another address. */
export function UnconfirmedActions({ token, request, onWrong }: Props) {
  const t = useMessages(requestCatalog)
  const query = ownerOf(useSearch())
  const resend = useCommand(publicRequestsApi.resend)
  const message = resend.isSuccess ? t.sentAgain(request.guest.email) : resend.error?.message
  return (
    <div className="kh-panel">
      <h2 className="kh-panel-title">{t.noEmail}</h2>
      <p>{t.noEmailText}</p>
      <p>
        <strong>{request.guest.email}</strong>
      </p>
      <div className="kh-request-actions">
        <button
          type="button"
          className="kh-button kh-button-quiet"
          aria-disabled={resend.isPending}
          onClick={() => !resend.isPending && resend.mutate({ params: { token }, query })}
        >
          {t.again}
        </button>
        <button type="button" className="kh-button kh-button-quiet" onClick={onWrong}>
          {t.wrong}
        </button>
      </div>
      <p className={resend.isError ? 'kh-field-problem' : 'kh-small'} role="status">
        {message}
      </p>
    </div>
  )
}
