import { type GuestRequest, publicRequestsApi } from '@keyhaven/shared-contracts/contract/public-requests'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { ownerOf } from '../search/search-address.ts'
import { useSearch } from '../search/use-search.ts'

type Props = { token: string; request: GuestRequest; onWrong: () => void }

/** For guests who do not find the mail: send it again, or to another address. */
export function UnconfirmedActions({ token, request, onWrong }: Props) {
  const query = ownerOf(useSearch())
  const resend = useCommand(publicRequestsApi.resend)
  const said = resend.isSuccess ? `Sent again to ${request.guest.email}.` : resend.error?.message
  return (
    <div className="kh-panel">
      <h2 className="kh-panel-title">No email?</h2>
      <p>It can take a minute. Please look in your spam folder, too, and check the address:</p>
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
          Send the email again
        </button>
        <button type="button" className="kh-button kh-button-quiet" onClick={onWrong}>
          The address is wrong
        </button>
      </div>
      <p className={resend.isError ? 'kh-field-problem' : 'kh-small'} role="status">
        {said}
      </p>
    </div>
  )
}
