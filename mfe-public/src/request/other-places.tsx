import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { dayIn, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Alternatives } from '../alternatives/alternatives.tsx'
import { requestCatalog } from '../messages/catalogs.ts'
import { askAgain } from '../alternatives/use-refill.ts'
import { guestsOfStay } from '../search/guests-of-stay.ts'
import { bookAddress, startOf, useSearch } from '../search/search-address.ts'
import { RequestPanel } from './request-panel.tsx'

/** Alternatives to a stay that came to nothing; none once its days are past. */
export function OtherPlaces({ request, token }: { request: GuestRequest; token: string }) {
  const t = useMessages(requestCatalog)
  const start = startOf(useSearch())
  const navigate = useNavigate()
  const { check_in: checkIn, check_out: checkOut, unit, property } = request
  const [today] = useState(() => dayIn(request.time_zone ?? 'UTC', new Date()))
  if (checkIn <= today) return null
  const search = { ...start, checkIn, checkOut, ...guestsOfStay(request) }
  return (
    <RequestPanel title={t.others}>
      <Alternatives
        unit={unit.id}
        stay={{ checkIn, checkOut, nights: nightsBetween(checkIn, checkOut) }}
        search={search}
        linkOf={(other) => askAgain(bookAddress(other, search), token)}
        onDates={(dates) => void navigate(askAgain(bookAddress({ ...unit, property }, { ...search, ...dates }), token))}
      />
    </RequestPanel>
  )
}
