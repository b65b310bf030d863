import type { Language } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../messages/request/en.ts'
import { type Day, dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'

type Request = Pick<GuestRequest, 'status' | 'cancelled_by' | 'was_accepted'>
export type RequestState = 'waiting' | 'accepted' | 'declined' | 'called_off' | 'expired' | 'cancelled'

export const stateOf = ({ status, cancelled_by, was_accepted }: Request): RequestState => {
  if (status === 'pending') return 'waiting'
  if (status === 'confirmed') return 'accepted'
  if (cancelled_by === 'expiry') return 'expired'
  if (cancelled_by === 'guest') return 'cancelled'
  return was_accepted ? 'called_off' : 'declined'
}

/** As its guest sees it: before the guest has confirmed it is no request yet. */
export type GuestState = RequestState | 'unconfirmed' | 'lapsed'

const isSaidOtherwise = (state: GuestState) => state === 'unconfirmed' || state === 'lapsed' || state === 'accepted'

type Zone = Pick<GuestRequest, 'time_zone'>
/** True once a day has passed at the house. */
export const hasPassed = (day: Day, { time_zone = 'UTC' }: Zone) => day < dayIn(time_zone, new Date())

type Kind = Pick<GuestRequest, 'booked_as' | 'check_out' | 'time_zone'>

/** Title of a request; an instant booking waits for its guest's money, not for its host. */
export const titleOf = (t: Messages, request: Kind, state: GuestState) => {
  if (state === 'accepted' && hasPassed(request.check_out, request)) return t.past.title
  const isInstant = request.booked_as === 'instant'
  return isInstant && (state === 'waiting' || state === 'expired') ? t.instant.titles[state] : t.titles[state]
}

export const guestStateOf = (request: GuestRequest): GuestState => {
  const state = stateOf(request)
  if (request.is_confirmed) return state
  return state === 'waiting' ? 'unconfirmed' : state === 'expired' ? 'lapsed' : state
}

/** True while the link of the mail can still confirm. */
export const canConfirm = (request: GuestRequest) => {
  const state = guestStateOf(request)
  return state === 'unconfirmed' || (state === 'lapsed' && Boolean(request.confirm_until))
}

/** The issued documents of a stay that was accepted once. */
export const documentsOf = ({ documents, stay }: GuestRequest) => documents ?? stay?.documents ?? []

type Planned = Pick<GuestRequest, 'payment_plan'>

/** The next open part of the plan, on arrival as well; undefined where nothing is any more. */
export const dueNext = ({ payment_plan: parts = [] }: Planned) => {
  const part = parts.find(({ amount, paid }) => paid < amount)
  return part && { amount: toEuros(toCents(part.amount) - toCents(part.paid)), due: part.due }
}

/** Next payment of a confirmed stay before arrival; undefined where there is none any more. */
export const nextPayment = (request: Pick<GuestRequest, 'stay' | 'payment_plan' | 'check_in' | 'time_zone'>) => {
  const { stay, check_in } = request
  const next = dueNext(request)
  if (!stay || !next || next.due >= check_in) return undefined
  return { ...next, isLate: hasPassed(next.due, request) }
}

/** Banner text of a request; `until` is the end of its hold. */
export const bannerWords = (t: Messages, request: GuestRequest, until: string | undefined) => {
  const state = guestStateOf(request)
  const { host, guest, booked_as, first_payment: amount } = request
  if (state === 'unconfirmed' && request.nights_held === false) return t.unheld(host.name, guest.email)
  if (state === 'cancelled' && !request.was_accepted) return t.withdrawn
  if (state === 'accepted' && hasPassed(request.check_out, request)) return t.past.text
  if (booked_as === 'instant') {
    if (amount && state === 'waiting') return t.instant.waiting(host.name, amount, until)
    if (amount && state === 'unconfirmed') return t.instant.toConfirm(host.name, guest.email, amount, until)
    if (state === 'expired') return t.instant.expired
  }
  const words = booked_as === 'instant' && isSaidOtherwise(state) ? t.instant[state] : t[state]
  const text = words(host.name, guest.email, until)
  const isLate = booked_as === 'instant_ended' && (state === 'unconfirmed' || state === 'waiting')
  return isLate ? `${t.instantEnded} ${text}` : text
}

/** A moment as a sentence has it, on the clock of the property, as the mails say it: `Monday 11 January at 10:30 CET`. */
export const momentName = ({ code }: Language, iso: string, timeZone: string | undefined) =>
  // Our English names the day before the month.
  new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(new Date(iso))
