import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public-requests'

type Request = Pick<GuestRequest, 'status' | 'cancelled_by' | 'expires_at'>
export type RequestState = 'waiting' | 'accepted' | 'declined' | 'expired' | 'cancelled'

const ended = { owner: 'declined', expiry: 'expired', guest: 'cancelled' } as const

/** What became of a request. */
export const stateOf = ({ status, cancelled_by }: Request): RequestState =>
  status === 'pending' ? 'waiting' : status === 'confirmed' ? 'accepted' : ended[cancelled_by ?? 'owner']

const moment = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/** A moment on the clock of the reader. */
export const momentName = (iso: string) => moment.format(new Date(iso))
