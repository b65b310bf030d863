import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import type { Bounds } from '../search/bounds.ts'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { newPublicRequest } from '@keyhaven/shared-contracts/contract/public-requests'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { isInstant } from '@keyhaven/shared-contracts/domain/instant'
import { feeBaseOf, termsOfStay } from '@keyhaven/shared-contracts/domain/cancellation'
import { hasTooManyGuests } from '@keyhaven/shared-contracts/domain/stay'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TakenNotice } from '../alternatives/taken-notice.tsx'
import { WithdrawnNotice } from '../alternatives/withdrawn-notice.tsx'
import { overlaps } from '../property/calendar/month.ts'
import { partyOfWish } from '../search/guests-of-stay.ts'
import { guestsParams, ownerOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, startOf, stayOf } from '../search/search-address.ts'
import { useSendRequest } from './commands.ts'
import { type Draft, useDraft } from './draft.ts'
import { ExtrasSection } from './extras-section.tsx'
import { GuestSection } from './guest-section.tsx'
import { PriceSection } from './price-section.tsx'
import { PromoField } from './promo-field.tsx'
import { useKeyOfForm } from './commands.ts'
import { SendBar } from './send-bar.tsx'
import { SendSection } from './send-section.tsx'
import { MessageField } from '../ui/message-field.tsx'
import { leadToMissingAge } from '../party/missing-age.ts'
import { StaySection } from './stay-section.tsx'
import { GoodToKnow } from '../facts/good-to-know.tsx'
import { AcceptTerms } from '../terms/accept-terms.tsx'
import { useGuestForm } from './use-guest-form.ts'
import { useQuote } from './use-quote.ts'
import { useRefill } from '../alternatives/use-refill.ts'

type Props = {
  unit: PublicUnit
  /** False once the host has taken it down. */
  isOffered: boolean
  property: PublicProperty
  search: Search
  bounds: Bounds
}

/** Refusals after which a form needs a new quote: its token, price and terms. */
const outdated = new Set(['form_expired', 'form_used', 'price_changed', 'terms_changed'])

const datesOf = ({ checkIn = '', checkOut = '' }: Search) => ({ checkIn, checkOut })

/** A change of dates or guests, as the address says it. */
const addressOf = (changes: Partial<Search>) => ({
  ...('checkIn' in changes && { check_in: changes.checkIn }),
  ...('checkOut' in changes && { check_out: changes.checkOut }),
  ...(changes.guests && guestsParams({ ...changes, guests: changes.guests })),
})

/** Asks for a stay. Dates and guests are in the address; the rest is kept while the tab lives, until it is sent. */
export function BookForm({ unit, isOffered, property, search, bounds }: Props) {
  const navigate = useNavigate()
  const { code: locale } = useLanguage()
  const { message, messageHint } = useMessages(bookCatalog)
  const { change: changeAddress } = useAddressParams()
  const owner = ownerOf(search)
  const { draft, change: changeDraft, keep } = useDraft()
  useRefill(draft, search, changeDraft)
  const send = useSendRequest(owner)
  const [lastSearch, setLastSearch] = useState(search)
  const [dates, setDates] = useState(() => datesOf(search))
  const [code, setCode] = useState(() => draft.code.trim())
  const [website, setWebsite] = useState('')
  if (lastSearch !== search) {
    setLastSearch(search)
    // Dates that are no valid stay yet are kept only here, also when the number of guests changes.
    if (lastSearch.checkIn !== search.checkIn || lastSearch.checkOut !== search.checkOut) setDates(datesOf(search))
  }
  const { stay, problem } = stayOf(dates, bounds)
  const services = draft.services.filter((id) => property.services.some((service) => service.id === id))
  const wish = stay && {
    unit: unit.id,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    ...partyOfWish(search),
    services,
    promo_code: code,
  }
  const fits = !hasTooManyGuests({ unit: unit.id, guests_count: search.guests }, unit.max_capacity)
  const quote = useQuote(owner, fits ? wish : undefined)

  const isAtOnce = quote.price?.instant ?? (stay !== undefined && isInstant(unit, stay.checkIn, search.pets))
  const terms = quote.price?.terms
  const baseCents = quote.price && feeBaseOf(quote.price)
  const parts = stay && terms && termsOfStay(terms.cancellation, { check_in: stay.checkIn, baseCents }, property.today)
  const entries = {
    promo_code: draft.code.trim(),
    client: draft.client,
    message: draft.message.trim(),
    privacy: draft.privacy,
  }
  const body = wish && { ...wish, ...entries, website }
  const content = JSON.stringify(body)
  const keyFor = useKeyOfForm(draft.sent)
  const { form, isValid, countWrong, problemOf, onBlur, focusFirstError } = useGuestForm(newPublicRequest, {
    ...wish,
    ...entries,
  })
  // Sent before, and nobody knows whether it arrived: then it may be this very request that holds the unit.
  const isUnsure = draft.sent !== null && draft.sent.content === content
  const fieldProblems = send.error?.problem.fields
  const problemAt = (path: string) => fieldProblems?.[path]?.[0] ?? problemOf(path)
  const codeProblem = quote.refusal ?? problemAt('promo_code')
  const isUnitTaken = send.error?.problem.code === 'unit_taken'
  // The previous price may still be shown, with the conflicts of a stay that is no longer wanted.
  const takenRanges = stay
    ? (quote.price?.taken ?? []).filter((range) => overlaps([range], stay.checkIn, stay.checkOut))
    : []
  const isTaken = takenRanges.length > 0 && !isUnsure
  const isWithdrawn = !isOffered || [send.error, quote.error].some((error) => error?.problem.fields?.unit)
  // What is said beside a field or with the alternatives is not said again below.
  const isSaid =
    isWithdrawn ||
    Object.keys(fieldProblems ?? {}).some((path) => /^(promo_code$|client\.)/.test(path)) ||
    (isUnitTaken && (isTaken || quote.isFetching))
  const quotedDates = quote.error?.problem.fields?.check_in?.[0] ?? quote.error?.problem.fields?.check_out?.[0]
  const checkInProblem = problemOf('check_in') ?? quotedDates
  const dateProblem = problem ?? (checkInProblem ? { field: 'check_in' as const, message: checkInProblem } : undefined)

  const change = (part: Partial<Draft>) => {
    if (send.isError) send.reset()
    changeDraft(part)
  }
  const go = (changes: Partial<Search>) => {
    if (send.isError) send.reset()
    changeAddress(addressOf(changes), { replace: true, preventScrollReset: true })
  }
  const { formToken } = draft
  const newToken = quote.price?.form_token
  useEffect(() => {
    if (newToken && !formToken) changeDraft({ formToken: newToken })
  })
  const renewToken = async () => {
    const { data } = await quote.refetch()
    if (data) changeDraft({ formToken: data.form_token })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending || send.isSuccess) return
    // A child without an age would be left out of the request.
    if (leadToMissingAge(form.current)) return
    setCode(draft.code.trim())
    // A child whose age is not chosen yet is not counted yet, either.
    const isUnfinished = form.current?.querySelector('.kh-party [aria-invalid="true"]') !== null
    if (
      isUnfinished ||
      isWithdrawn ||
      !body ||
      !isValid ||
      !fits ||
      !quote.price ||
      isTaken ||
      quote.error ||
      quote.refusal
    )
      return focusFirstError()
    const submission = keyFor(content)
    changeDraft({ sent: submission })
    send.mutate(
      {
        body: {
          ...{ ...body, privacy: true, form_token: formToken || (newToken ?? '') },
          total_price: quote.isCurrent ? quote.price?.total_price : undefined,
          instant: isAtOnce,
          terms: terms && { cancellation: terms.cancellation, payment: terms.payment },
          // Not part of the content: the same form in another language is the same request.
          locale: isGuestLocale(locale) ? locale : undefined,
        },
        key: submission.key,
      },
      {
        onSuccess: ({ status_url }) => {
          keep()
          const token = status_url.split('/').at(-1) ?? ''
          void navigate(address(paths.request(token), startOf(search)), { replace: true })
        },
        onError: (error) => {
          focusFirstError()
          setWebsite('')
          const { code: why } = error.problem
          // A refused request was not stored, but an earlier try may have been; only these refusals have checked for that.
          const hasLooked = why === 'unit_taken' || why === 'price_changed' || why === 'terms_changed'
          const isGone = error.status > 0 && error.status < 500 && (!isUnsure || hasLooked)
          if (isGone) changeDraft({ sent: null })
          if (outdated.has(why)) void renewToken()
        },
      },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="kh-book">
        <div className="kh-book-sections">
          <StaySection
            unit={unit}
            search={search}
            bounds={bounds}
            dates={dates}
            problem={dateProblem}
            onDates={(newDates) => {
              setDates(newDates)
              if (stayOf(newDates, bounds).stay) go(newDates)
            }}
            onSearch={go}
          />
          {isWithdrawn && <WithdrawnNotice unit={unit} stay={stay} search={search} />}
          {stay && isTaken && !isWithdrawn && (
            <TakenNotice unit={unit.id} {...{ stay, search, takenRanges }} meanwhile={isUnitTaken} onDates={go} />
          )}
          <ExtrasSection
            services={property.services}
            selection={services}
            onChange={(ids) => change({ services: ids })}
          />
          <PromoField
            code={draft.code}
            applied={code}
            problem={codeProblem}
            isGood={code !== '' && quote.isCurrent && !codeProblem}
            onChange={(next) => change({ code: next })}
            onApply={() => setCode(draft.code.trim())}
          />
          <GuestSection
            data={draft.client}
            problemOf={(field) => problemAt(`client.${field}`)}
            onLeave={(field) => onBlur(`client.${field}`)}
            onChange={(client) => change({ client })}
          />
          <MessageField
            label={message}
            hint={messageHint}
            value={draft.message}
            onChange={(words) => change({ message: words })}
          />
          <GoodToKnow property={property} unit={unit} />
        </div>
        {!isWithdrawn && (
          <PriceSection quote={quote} stay={stay} party={search} maxGuests={unit.max_capacity} parts={parts} />
        )}
        <SendSection
          isInstant={isAtOnce}
          privacy={draft.privacy}
          privacyProblem={problemOf('privacy')}
          isUnsure={isUnsure && send.isIdle}
          failure={isSaid ? null : send.error}
          terms={parts && terms && <AcceptTerms parts={parts} terms={terms} isInstant={isAtOnce} />}
          onPrivacy={(privacy) => change({ privacy })}
        />
      </div>
      <SendBar
        isInstant={isAtOnce}
        total={quote.isCurrent ? quote.price?.total_price : undefined}
        isSending={send.isPending || send.isSuccess}
        isOff={isTaken || isWithdrawn}
        wrong={countWrong()}
      />
      <Honeypot value={website} onChange={setWebsite} />
    </form>
  )
}

/** A field that people neither see nor reach: only a program fills it in. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { empty } = useMessages(bookCatalog)
  return (
    <div className="kh-hidden" aria-hidden="true">
      <label>
        {empty}
        <input
          // A name and marks that no password manager fills in.
          name="kh-nothing"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
