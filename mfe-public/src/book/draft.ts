import type { guest } from '@keyhaven/shared-contracts/contract/public-requests'
import { DraftStore } from '../site/drafts.ts'
import { use, useEffect, useState } from 'react'

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
}

/** Form entries of a guest, with the key that makes several submissions one booking. */
export type Draft = {
  client: GuestData
  /** To the host. */
  message: string
  services: number[]
  code: string
  privacy: boolean
  /** Of the first price: says when the form was opened. */
  formToken: string
  sent: { content: string; key: string } | null
}

const name = 'keyhaven-request'
const empty: Draft = { client: nobody, message: '', services: [], code: '', privacy: false, formToken: '', sent: null }

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

/**
 * Keeps the entries over a reload and the way back; once sent, they stay for another try until the guest has confirmed.
 */
export const useDraft = () => {
  const store = use(DraftStore)
  const [draft, setDraft] = useState(() => parse(store.getItem(name)))
  useEffect(() => store.setItem(name, JSON.stringify(draft)), [store, draft])
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const keep = () => store.setItem(name, JSON.stringify({ ...draft, formToken: '', sent: null }))
  return { draft, change, keep }
}
