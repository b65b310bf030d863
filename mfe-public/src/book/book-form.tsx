import type { Bounds } from '../search/bounds.ts'
import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { overlaps } from '../property/month.ts'
import { address, bookAddress, ownerOf, type Search, stayOf } from '../search/search-address.ts'
import { useSendRequest } from './commands.ts'
import { type Draft, useDraft } from './draft.ts'
import { ExtrasSection } from './extras-section.tsx'
import { type GuestProblems, problemsOf } from './guest-data.ts'
import { GuestSection } from './guest-section.tsx'
import { PriceSection } from './price-section.tsx'
import { PromoField } from './promo-field.tsx'
import { keyFor } from './commands.ts'
import { SendSection } from './send-section.tsx'
import { StaySection } from './stay-section.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { useQuote } from './use-quote.ts'

type Props = {
  unit: PublicUnit
  services: PublicProperty['services']
  search: Search
  bounds: Bounds
}

const datesOf = ({ checkIn = '', checkOut = '' }: Search) => ({ checkIn, checkOut })
/** `client.email` of a refusal is the field `email`. */
const ofClient = (fields: Record<string, string[]> = {}): GuestProblems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, [said]]) =>
      path.startsWith('client.') ? [[path.slice('client.'.length), said]] : [],
    ),
  )

/** Asks for a stay. Dates and guests are in the address; the rest is kept while the tab lives, until it is sent. */
export function BookForm({ unit, services, search, bounds }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const owner = ownerOf(search)
  const { draft, change: changeDraft, keep } = useDraft()
  const send = useSendRequest(owner)
  const [seen, setSeen] = useState(search)
  const [dates, setDates] = useState(() => datesOf(search))
  const [code, setCode] = useState(() => draft.code.trim())
  const [website, setWebsite] = useState('')
  const [tries, setTries] = useState(0)
  if (seen !== search) {
    setSeen(search)
    // What makes no stay yet is only here, and stays when guests change.
    if (seen.checkIn !== search.checkIn || seen.checkOut !== search.checkOut) setDates(datesOf(search))
  }
  const { stay, problem } = stayOf(dates, bounds)
  const chosen = draft.services.filter((id) => services.some((service) => service.id === id))
  const wish = stay && {
    unit: unit.id,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    guests_count: search.guests,
    services: chosen,
    promo_code: code,
  }
  const fits = search.guests <= unit.max_capacity
  const quote = useQuote(owner, fits ? wish : undefined)

  const body = wish && {
    ...wish,
    promo_code: draft.code.trim(),
    client: draft.client,
    privacy: draft.privacy,
    website,
  }
  const content = JSON.stringify(body)
  // Sent before, and nobody knows whether it arrived: then it may be this very request that holds the unit.
  const isUnsure = draft.sent !== null && draft.sent.content === content
  const refused = send.error?.problem.fields
  const clientRefused = ofClient(refused)
  const codeProblem = quote.refusal ?? refused?.promo_code?.[0]
  const lost = send.error?.problem.code === 'unit_taken'
  // The price before may still be shown, with what is taken of a stay that is wanted no more.
  const taken = stay ? (quote.price?.taken ?? []).filter((range) => overlaps([range], stay.checkIn, stay.checkOut)) : []
  const isTaken = taken.length > 0 && !isUnsure
  // What is said beside a field or with the alternatives is not said again below.
  const isSaid = refused?.promo_code || Object.keys(clientRefused).length > 0 || (lost && (isTaken || quote.isFetching))
  const quotedDates = quote.error?.problem.fields?.check_in?.[0] ?? quote.error?.problem.fields?.check_out?.[0]
  const missing = { field: 'check_in', message: 'Please choose a check-in date' } as const
  const dateProblem =
    problem ??
    (!stay && tries > 0 ? missing : quotedDates ? { field: 'check_in' as const, message: quotedDates } : undefined)

  const change = (part: Partial<Draft>) => {
    if (send.isError) send.reset()
    changeDraft(part)
  }
  // A change may come while the page is still being drawn for the one before, which must not be lost.
  const coming = useRef({ after: search, search })
  const go = (changes: Partial<Search>) => {
    if (send.isError) send.reset()
    const wanted = { ...(coming.current.after === search ? coming.current.search : search), ...changes }
    coming.current = { after: search, search: wanted }
    void navigate(bookAddress(unit, wanted), { replace: true, preventScrollReset: true })
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
  // Leads to the first field that is wrong.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [tries])
  const lead = () => setTries((count) => count + 1)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending || send.isSuccess) return
    setCode(draft.code.trim())
    const isRight =
      body &&
      fits &&
      quote.price &&
      !isTaken &&
      !quote.error &&
      !quote.refusal &&
      body.privacy &&
      Object.keys(problemsOf(body.client)).length === 0
    if (!isRight) return lead()
    const sent = keyFor(draft.sent, content)
    changeDraft({ sent })
    send.mutate(
      {
        body: {
          ...{ ...body, privacy: true, form_token: formToken || (newToken ?? '') },
          total_price: quote.isCurrent ? quote.price?.total_price : undefined,
        },
        key: sent.key,
      },
      {
        onSuccess: ({ status_url }) => {
          keep()
          const token = status_url.split('/').at(-1) ?? ''
          void navigate(address(paths.request(token), { guests: 1, ...owner }), { replace: true })
        },
        onError: (error) => {
          lead()
          const { code: why } = error.problem
          // What was refused is not there; but a try before it may be, and only these refusals have looked for that one.
          const hasLooked = why === 'unit_taken' || why === 'price_changed'
          const isGone = error.status > 0 && error.status < 500 && (!isUnsure || hasLooked)
          if (isGone) changeDraft({ sent: null })
          if (why === 'form_expired' || why === 'form_used' || why === 'price_changed') void renewToken()
        },
      },
    )
  }

  return (
    <form className="kh-book" ref={form} noValidate onSubmit={submit}>
      <div className="kh-book-sections">
        <StaySection
          unit={unit}
          search={search}
          bounds={bounds}
          dates={dates}
          problem={dateProblem}
          onDates={(wanted) => {
            setDates(wanted)
            if (stayOf(wanted, bounds).stay) go(wanted)
          }}
          onSearch={go}
        />
        {stay && isTaken && (
          <TakenNotice unit={unit.id} stay={stay} search={search} taken={taken} meanwhile={lost} onSearch={go} />
        )}
        <ExtrasSection services={services} chosen={chosen} onChange={(wanted) => change({ services: wanted })} />
        <PromoField
          code={draft.code}
          applied={code}
          problem={codeProblem}
          isGood={code !== '' && quote.isCurrent && !codeProblem}
          onChange={(typed) => change({ code: typed })}
          onApply={() => setCode(draft.code.trim())}
        />
        <GuestSection
          data={draft.client}
          refused={clientRefused}
          tried={tries > 0}
          onChange={(client) => change({ client })}
        />
      </div>
      <PriceSection quote={quote} stay={stay} guests={search.guests} most={unit.max_capacity} />
      <SendSection
        privacy={draft.privacy}
        privacyProblem={tries > 0 && !draft.privacy ? 'You must accept the privacy policy' : undefined}
        total={quote.isCurrent ? quote.price?.total_price : undefined}
        isSending={send.isPending || send.isSuccess}
        isUnsure={isUnsure && send.isIdle}
        failure={isSaid ? null : send.error}
        onPrivacy={(privacy) => change({ privacy })}
      />
      <Honeypot value={website} onChange={setWebsite} />
    </form>
  )
}

/** A field that people neither see nor reach: only a program fills it in. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="kh-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
