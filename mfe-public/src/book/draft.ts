import type { guest } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { DraftStore } from '../site/drafts.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { use, useEffect, useReducer } from 'react'
import type { Dates } from '../search/days/stay-fields.tsx'

export type GuestField = keyof typeof guest.shape
export type GuestData = Record<GuestField, string>

export const nobody: GuestData = {
  first_name: '',
  last_name: '',
  email: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  country: '',
  phone: '',
  company: '',
  vat_id: '',
  buyer_reference: '',
}

/** Form entries of a guest, with the key that makes several submissions one booking. */
export type Draft = {
  client: GuestData
  /** To the host. */
  message: string
  services: number[]
  code: string
  /** The house whose non-refundable plan is chosen; the draft is taken along to others, which need not have one. */
  nonRefundableAt: number | null
  privacy: boolean
  /** Of the first price: says when the form was opened. */
  formToken: string
  sent: { content: string; key: string } | null
}

const name = 'keyhaven-request'
const empty: Draft = {
  client: nobody,
  message: '',
  services: [],
  code: '',
  nonRefundableAt: null,
  privacy: false,
  formToken: '',
  sent: null,
}

const parse = (text: string | null): Draft => {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Draft>
    return { ...empty, ...stored, client: { ...nobody, ...stored.client } }
  } catch {
    return empty
  }
}

/** Forgets what was typed. */
export const useForgetDraft = () => {
  const store = use(DraftStore)
  return () => store.removeItem(name)
}

/** Entries of the form. Dates are here too, because they reach the address only once they make a stay. */
type Entries = {
  draft: Draft
  dates: Dates
  /** Promo code that the price is quoted with: the typed one, once its field is left. */
  appliedCode: string
  /** Value of the honeypot. */
  website: string
  /** Address that the dates were last read from. */
  search: Search
}

type Action =
  | { type: 'change'; part: Partial<Draft> }
  | { type: 'dates'; dates: Dates }
  | { type: 'applyCode' }
  | { type: 'website'; website: string }
  | { type: 'address'; search: Search }

const datesOf = ({ checkIn = '', checkOut = '' }: Search): Dates => ({ checkIn, checkOut })

const reduce = (entries: Entries, action: Action): Entries => {
  const { draft, dates, search } = entries
  if (action.type === 'change') return { ...entries, draft: { ...draft, ...action.part } }
  if (action.type === 'dates') return { ...entries, dates: action.dates }
  if (action.type === 'applyCode') return { ...entries, appliedCode: draft.code.trim() }
  if (action.type === 'website') return { ...entries, website: action.website }
  // Dates that are no valid stay yet survive a change of guests in the address.
  const isSameStay = search.checkIn === action.search.checkIn && search.checkOut === action.search.checkOut
  return { ...entries, search: action.search, dates: isSameStay ? dates : datesOf(action.search) }
}

/**
 * Entries of the form. They survive a reload and the way back; after sending they stay for another try until the guest has
 * confirmed.
 */
export const useEntries = (search: Search) => {
  const store = use(DraftStore)
  const [entries, dispatch] = useReducer(reduce, undefined, (): Entries => {
    const draft = parse(store.getItem(name))
    return { draft, dates: datesOf(search), appliedCode: draft.code.trim(), website: '', search }
  })
  if (entries.search !== search) dispatch({ type: 'address', search })
  const { draft } = entries
  useEffect(() => store.setItem(name, JSON.stringify(draft)), [store, draft])
  const storeForNextTry = () => store.setItem(name, JSON.stringify({ ...draft, formToken: '', sent: null }))
  return { entries, dispatch, storeForNextTry }
}

export type FormEntries = ReturnType<typeof useEntries>
