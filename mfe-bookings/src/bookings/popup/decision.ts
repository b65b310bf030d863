import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { q, useCommand } from '@keyhaven/shared-contracts/web/query'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { clientName } from '../../clients/client-name.ts'
import { touchedByBookings } from '../use-booking-commands.ts'

/** What of a request its answer needs. */
export type AnyRequest = Pick<Booking, 'id' | 'reference' | 'status' | 'check_in' | 'check_out' | 'expires_at'> & {
  client: Pick<Booking['client'], 'first_name' | 'last_name'>
  unit: Pick<Booking['unit'], 'name'>
}

/** True of a request from the public site that waits for the owner's word. */
export const isRequest = ({ status, expires_at }: Pick<Booking, 'status' | 'expires_at'>) =>
  status === 'pending' && expires_at !== null

const done = { accept: 'accepted', decline: 'declined' } as const

/** Accepts or declines a request; its guest is told by mail. */
export const useDecision = (request: AnyRequest) => {
  const { message } = App.useApp()
  const cache = useQueryClient()
  const { mutateAsync, isPending, variables } = useCommand(bookingsApi.decide, touchedByBookings)
  const send = async (decision: keyof typeof done) => {
    try {
      const after = await mutateAsync({ params: { id: request.id }, body: { decision } })
      cache.setQueryData(q(bookingsApi.one, { params: { id: after.id } }).queryKey, after)
      void message.success(`The request of ${clientName(request.client)} is ${done[decision]}`)
    } catch (error) {
      void message.error((error as Error).message, 6)
      // It was answered elsewhere or has expired: what is on the screen is old.
      for (const domain of ['bookings', 'dashboard', 'calendar']) void cache.invalidateQueries({ queryKey: [domain] })
    }
  }
  return {
    /** Says what became of it, though its popup be closed by then. */
    decide: (decision: keyof typeof done) => void send(decision),
    sending: isPending ? variables.body.decision : null,
  }
}
