import type { StayChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import { stayChangesApi } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useId, useRef } from 'react'
import { changeCatalog } from '../messages/change-catalog.ts'
import { requestCatalog } from '../messages/catalogs.ts'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { useSearch } from '../search/search-address.ts'
import { SendingBar } from '../ui/sending-bar.tsx'
import { ChangeComparison } from './change-comparison.tsx'
import { useShownRequest } from './use-shown-request.ts'

type Props = { change: StayChange; host: string; token: string }

/** State of the change that the guest asked for; one that waits can be withdrawn. */
export function ChangeNews({ change, host, token }: Props) {
  const t = useMessages(changeCatalog)
  const { wrote, yourMessage } = useMessages(requestCatalog)
  const query = ownerOf(useSearch())
  const { show, refetch } = useShownRequest(token)
  const withdraw = useCommand(stayChangesApi.withdraw)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // The form that led here is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  if (change.state === 'withdrawn') return null
  const { title, text } = t.news[change.state]
  const isOpen = change.state === 'open'
  return (
    <section className={`kh-panel kh-change-news${isOpen ? ' kh-change-open' : ''}`} aria-labelledby={id}>
      <h2 className="kh-panel-title" id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p role="status">{text(host)}</p>
      <ChangeComparison change={change} />
      {change.message && (
        <blockquote className="kh-change-words">
          <span className="kh-small">{yourMessage}</span>
          <span className="kh-words">{change.message}</span>
        </blockquote>
      )}
      {change.owner_words && (
        <blockquote className="kh-change-words">
          <span className="kh-small">{wrote(host)}</span>
          <span className="kh-words">{change.owner_words}</span>
        </blockquote>
      )}
      {isOpen && (
        <>
          {withdraw.error && (
            <p className="kh-field-problem" role="alert">
              {`${t.notWithdrawn} ${withdraw.error.message}`}
            </p>
          )}
          <SendingBar active={withdraw.isPending} label={t.withdrawing} />
          <button
            type="button"
            className="kh-button kh-button-quiet"
            aria-disabled={withdraw.isPending}
            onClick={() =>
              !withdraw.isPending &&
              withdraw.mutate({ params: { token }, query }, { onSuccess: show, onError: () => void refetch() })
            }
          >
            {t.withdraw}
          </button>
        </>
      )}
    </section>
  )
}
