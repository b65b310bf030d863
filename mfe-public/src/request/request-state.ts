import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public-requests'

type Request = Pick<GuestRequest, 'status' | 'cancelled_by' | 'was_accepted'>
export type RequestState = 'waiting' | 'accepted' | 'declined' | 'called_off' | 'expired' | 'cancelled'

/** What became of a request. */
export const stateOf = ({ status, cancelled_by, was_accepted }: Request): RequestState => {
  if (status === 'pending') return 'waiting'
  if (status === 'confirmed') return 'accepted'
  if (cancelled_by === 'expiry') return 'expired'
  if (cancelled_by === 'guest') return 'cancelled'
  return was_accepted ? 'called_off' : 'declined'
}

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
