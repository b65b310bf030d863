import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { use, useEffect, useState } from 'react'
import { guestsOfStay } from '../search/guests-of-stay.ts'
import type { GuestsOfSearch } from '@keyhaven/shared-contracts/platform/guest-search'
import type { Dates } from '../search/days/stay-fields.tsx'
import { DraftStore } from '../site/drafts.ts'

/** Form entries of a change, until it is sent or given up. */
export type ChangeDraft = Dates & { party: GuestsOfSearch; message: string }

const parse = (text: string | null): ChangeDraft | null => {
  try {
    return text === null ? null : (JSON.parse(text) as ChangeDraft)
  } catch {
    return null
  }
}

/** The draft of a change outlives a reload; null while no form is open. */
export const useChangeDraft = (request: GuestRequest) => {
  const store = use(DraftStore)
  const name = `keyhaven-change ${request.host.slug} ${request.reference}`
  const [draft, setDraft] = useState(() => parse(store.getItem(name)))
  useEffect(() => {
    if (draft) store.setItem(name, JSON.stringify(draft))
  }, [store, name, draft])
  const open = () => {
    const { check_in: checkIn, check_out: checkOut } = request
    setDraft({ checkIn, checkOut, party: guestsOfStay(request), message: '' })
  }
  const change = (part: Partial<ChangeDraft>) => setDraft((before) => before && { ...before, ...part })
  // At once: a form that was sent is gone before an effect could run.
  const close = () => {
    store.removeItem(name)
    setDraft(null)
  }
  return { draft, open, change, close }
}
