import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { changeCatalog } from '../messages/change-catalog.ts'
import { ChangeNews } from './change-news.tsx'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useEffect, useId, useRef } from 'react'
import { useProperty } from '../search/use-property.ts'
import { useSearch } from '../search/search-address.ts'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { ChangeForm } from './change-form.tsx'
import { useChangeDraft } from './use-change-draft.ts'

/** The way to other days or another party: a button, and once it is pressed the form. */
function ChangePanel({ request, token }: { request: GuestRequest; token: string }) {
  const t = useMessages(changeCatalog)
  const { draft, open, change, close } = useChangeDraft(request)
  const search = useSearch()
  const propertyQuery = useProperty(draft ? String(request.property.id) : '', search)
  const opener = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = draft !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus()
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const id = useId()
  if (!draft) {
    return (
      <button type="button" className="kh-button kh-button-quiet kh-change-opener" ref={opener} onClick={open}>
        {t.open}
      </button>
    )
  }
  const unit = propertyQuery.data?.units.find((one) => one.id === request.unit.id)
  const isGone = propertyQuery.error?.status === 404 || (propertyQuery.data && !unit)
  return (
    <section className="kh-panel kh-change-form" aria-labelledby={id}>
      <h2 className="kh-panel-title" id={id} ref={heading} tabIndex={-1}>
        {t.open}
      </h2>
      {!isGone && <p className="kh-lead">{(request.status === 'pending' ? t.waiting : t).lead(request.host.name)}</p>}
      {isGone && <p role="status">{t.unavailable(request.host.name)}</p>}
      {propertyQuery.isPending && <div className="kh-offer-waiting kh-shimmer" role="status" aria-label={t.loading} />}
      {propertyQuery.error && !isGone && !propertyQuery.data && (
        <ProblemNotice title={t.failed} error={propertyQuery.error} onRetry={() => void propertyQuery.refetch()} />
      )}
      {propertyQuery.data && unit ? (
        <ChangeForm
          {...{ request, token, draft, unit }}
          property={propertyQuery.data}
          onChange={change}
          onClose={close}
        />
      ) : (
        <button type="button" className="kh-button kh-button-quiet" onClick={close}>
          {t.keep}
        </button>
      )}
    </section>
  )
}

type Props = { part: 'news' | 'form'; request: GuestRequest; token: string }

/** Draws a part, once all that it says in a language is there. */
export const changeIn = async (locale: string) => {
  await changeCatalog.load(locale)
  return ({ part, request, token }: Props) =>
    part === 'news' ? (
      request.change && <ChangeNews change={request.change} host={request.host.name} token={token} />
    ) : (
      <ChangePanel request={request} token={token} />
    )
}
