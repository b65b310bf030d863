import { type briefClient, clientsApi } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useRef } from 'react'
import type { z } from 'zod'

/** A guest of a booking who is not a client yet. */
export type Guest = z.input<typeof briefClient>

const noName = { first_name: '', last_name: '', email: '' }
const noAddress = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const isNumber = /^\+?[\d\s()/.–-]{6,}$/

/**
 * A new guest by what was typed to find one: a number or an e-mail address, else a name, `Anna Maria Novak` as first and
 * last name; one word is a last name, as people give it on the phone.
 */
export const guestOf = (searchText: string) => {
  const text = searchText.trim()
  if (isNumber.test(text)) return { ...noName, address: { ...noAddress, phone: text } }
  if (text.includes('@')) return { ...noName, email: text, address: noAddress }
  const words = text.split(/\s+/)
  return { ...noName, first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '', address: noAddress }
}

/** Makes a client of a guest, once for one content: booking again after a refusal does not make the guest twice. */
export const useAddGuest = () => {
  const create = useCommand(clientsApi.createBrief)
  const lastGuest = useRef<{ content: string; id: number }>(undefined)
  return async (guest: Guest) => {
    const content = JSON.stringify(guest)
    if (lastGuest.current?.content !== content) {
      lastGuest.current = { content, id: (await create.mutateAsync({ body: guest })).id }
    }
    return lastGuest.current.id
  }
}
