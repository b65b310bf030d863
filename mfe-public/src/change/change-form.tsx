import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { stayChangesApi } from '@keyhaven/shared-contracts/contract/bookings/stay-changes'
import { nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { StaySection } from '../book/stay-section.tsx'
import { bookCatalog, guestCatalog } from '../messages/catalogs.ts'
import { changeCatalog } from '../messages/change-catalog.ts'
import { boundsOf } from '../search/bounds.ts'
import { guestsOfStay, partyOfWish } from '../search/guests-of-stay.ts'
import { areSame, ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { type SearchStay, stayOf, useSearch } from '../search/search-address.ts'
import { isMessage, MessageField } from '../ui/message-field.tsx'
import { SendingBar } from '../ui/sending-bar.tsx'
import { useToast } from '../ui/toast-host.tsx'
import { ChangePrice } from './change-price.tsx'
import type { ChangeDraft } from './use-change-draft.ts'
import { useChangeQuote } from './use-change-quote.ts'
import { useShownRequest } from './use-shown-request.ts'

type Props = {
  request: GuestRequest
  token: string
  draft: ChangeDraft
  property: PublicProperty
  unit: PublicUnit
  onChange: (part: Partial<ChangeDraft>) => void
  onClose: () => void
}

/** Which stay the guest would rather have, what it would cost, and why. */
export function ChangeForm({ request, token, draft, property, unit, onChange, onClose }: Props) {
  const t = useMessages(changeCatalog)
  const words = useMessages(bookCatalog)
  const { retry } = useMessages(guestCatalog)
  const address = useSearch()
  const query = ownerOf(address)
  const showToast = useToast()
  const { show, refetch } = useShownRequest(token)
  const ask = useCommand(stayChangesApi.ask)
  const bounds = boundsOf(property, unit)
  const isOtherDays = draft.checkIn !== request.check_in || draft.checkOut !== request.check_out
  // Rules that came later ask nothing of days that are booked already.
  const { stay, problem } = isOtherDays ? stayOf(draft, bounds) : { stay: bookedStay(request) }
  const isOther = stay !== undefined && (isOtherDays || !areSame(draft.party, guestsOfStay(request)))
  const fits = draft.party.guests <= unit.max_capacity
  const wish =
    isOther && fits ? { check_in: stay.checkIn, check_out: stay.checkOut, ...partyOfWish(draft.party) } : undefined
  const quote = useChangeQuote(token, query, wish)
  const canSend = wish !== undefined && quote.isCurrent && quote.price?.taken.length === 0 && isMessage(draft.message)
  const send = () => {
    if (!canSend || ask.isPending) return
    ask.mutate(
      { params: { token }, query, body: { ...wish, message: draft.message, total_price: quote.price?.total_price } },
      {
        onSuccess: (now) => {
          onClose()
          show(now)
        },
        onError: ({ problem: { code }, message }) => {
          if (code === 'unit_taken' || code === 'price_changed') void quote.refetch()
          if (code !== 'not_open' && code !== 'too_many_open') return
          // The page shows how the stay is by now.
          showToast(message, 'error')
          void refetch()
        },
      },
    )
  }
  const failure = ask.error
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <StaySection
        unit={unit}
        own={request}
        search={{ ...address, checkIn: draft.checkIn, checkOut: draft.checkOut, ...draft.party }}
        bounds={bounds}
        dates={draft}
        problem={problem}
        onDates={onChange}
        onSearch={({ checkIn = draft.checkIn, checkOut = draft.checkOut, guests, ...party }) =>
          onChange({
            checkIn,
            checkOut,
            party: { ...draft.party, ...partyIn(party), guests: guests ?? draft.party.guests },
          })
        }
      />
      <ChangePrice {...{ request, quote, stay: isOther ? stay : undefined }} tooMany={!fits && unit.max_capacity} />
      <MessageField
        label={words.message}
        hint={words.messageHint}
        value={draft.message}
        onChange={(message) => onChange({ message })}
      />
      {failure && (
        <p className="kh-field-problem" role="alert">
          <strong>{t.notSent}</strong> <span>{failure.message}</span>
        </p>
      )}
      <SendingBar active={ask.isPending} label={t.sending} />
      <div className="kh-request-actions">
        <button type="submit" className="kh-button" aria-disabled={!canSend || ask.isPending}>
          {failure && failure.status >= 500 ? retry : (request.status === 'pending' ? t.waiting : t).send}
        </button>
        <button type="button" className="kh-button kh-button-quiet" onClick={onClose}>
          {t.keep}
        </button>
      </div>
    </form>
  )
}

const bookedStay = ({ check_in, check_out }: GuestRequest): SearchStay => ({
  checkIn: check_in,
  checkOut: check_out,
  nights: nightsBetween(check_in, check_out),
})

/** The party alone of what a field or the calendar chose. */
const partyIn = ({ children, infants, pets }: Partial<ChangeDraft['party']>) => ({
  ...(children !== undefined && { children }),
  ...(infants !== undefined && { infants }),
  ...(pets !== undefined && { pets }),
})
