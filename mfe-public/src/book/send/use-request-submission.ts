import type { StayTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import { newPublicRequest, type RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { ownerOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { leadToMissingAge } from '../../search/lead.ts'
import { address, startOf } from '../../search/search-address.ts'
import { useSendRequest } from './use-send-request.ts'
import type { Draft, FormEntries } from '../draft.ts'
import { useGuestForm } from '../use-guest-form.ts'
import type { StayQuote } from '../use-stay-quote.ts'

/** Refusals after which a form needs a new quote: its token, price and terms. One of its plan needs one, too. */
const outdatedCodes = new Set(['form_expired', 'form_used', 'price_changed', 'terms_changed'])
/** Refusals of a server that has looked for an earlier try with the same key. */
const codesAfterLookup = new Set(['unit_taken', 'price_changed', 'terms_changed'])

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * One key for one content: double click, reload and retry send the same one. What was sent last is remembered at once, for the
 * draft that is kept knows it only when the form is drawn again.
 */
const useKeyOfForm = (draftKey: Draft['sent']) => {
  const last = useRef(draftKey)
  return (content: string) => {
    const match = [last.current, draftKey].find((submission) => submission?.content === content)
    return (last.current = match ?? { content, key: newKey() })
  }
}

/** Token of the first quote: says when the form was opened. A refused one is replaced by that of a new quote. */
const useFormToken = ({ formToken }: Draft, quote: StayQuote, change: (part: Partial<Draft>) => void) => {
  const newToken = quote.price?.form_token
  useEffect(() => {
    if (newToken && !formToken) change({ formToken: newToken })
  })
  const renewToken = async () => {
    const { data } = await quote.refetch()
    if (data) change({ formToken: data.form_token })
  }
  return { token: formToken || (newToken ?? ''), renewToken }
}

/** Terms as they go back with the form, so that others are asked about again. */
const shownTermsOf = ({ cancellation, payment, payment_rule, damage_deposit }: StayTerms) => ({
  ...{ cancellation, payment, payment_rule, damage_deposit },
})

type Submission = FormEntries & { search: Search; quote: StayQuote; isOffered: boolean }

/** State of the stay and of a refused request: taken, taken down, and the part of a refusal that no field or notice shows. */
const refusalOf = (
  { quote, isOffered }: Pick<Submission, 'quote' | 'isOffered'>,
  error: ApiError | null,
  isUnsure: boolean,
) => {
  // A request of which nobody knows whether it arrived may be the very one that holds the unit.
  const isTaken = quote.conflicts.length > 0 && !isUnsure
  const isWithdrawn = !isOffered || [error, quote.error].some((one) => one?.problem.fields?.unit)
  const isUnitTaken = error?.problem.code === 'unit_taken'
  const fields = error?.problem.fields ?? {}
  const isBesideField = Object.keys(fields).some((path) => /^(promo_code$|plan$|client\.)/.test(path))
  const isElsewhere = isWithdrawn || isBesideField || (isUnitTaken && (isTaken || quote.isFetching))
  return { isTaken, isWithdrawn, isUnitTaken, fields, failure: isElsewhere ? null : error }
}

/** Parts of a request that are read when it is sent; not its content, which the key is of. */
const sentWith = (quote: StayQuote, token: string, locale: string) => ({
  privacy: true as const,
  form_token: token,
  total_price: quote.isCurrent ? quote.price?.total_price : undefined,
  instant: quote.isInstant,
  terms: quote.terms && quote.price?.terms && shownTermsOf(quote.price.terms),
  // The same form in another language is the same request.
  locale: isGuestLocale(locale) ? locale : undefined,
})

/** Sends the form: what is checked before, one key for all tries, and what follows from the answer. */
export const useRequestSubmission = ({ entries, dispatch, storeForNextTry, search, quote, isOffered }: Submission) => {
  const navigate = useNavigate()
  const { code: locale } = useLanguage()
  const { draft, website } = entries
  const change = (part: Partial<Draft>) => dispatch({ type: 'change', part })
  const send = useSendRequest(ownerOf(search))
  const { token, renewToken } = useFormToken(draft, quote, change)
  const { code, message, client, privacy } = draft
  const typed = { promo_code: code.trim(), client, message: message.trim(), privacy }
  const guestForm = useGuestForm(newPublicRequest, { ...quote.wish, ...typed })
  const { form, isValid, focusFirstError } = guestForm
  const body = quote.wish && { ...quote.wish, ...typed, website }
  const content = JSON.stringify(body)
  const keyFor = useKeyOfForm(draft.sent)
  // Sent before, and nobody knows whether it arrived.
  const isUnsure = draft.sent !== null && draft.sent.content === content
  const { fields, ...refusal } = refusalOf({ quote, isOffered }, send.error, isUnsure)

  const isComplete = () =>
    // A child whose age is not chosen yet is not counted yet, either.
    form.current?.querySelector('.kh-party [aria-invalid="true"]') === null && isValid && quote.hasRoom
  const isBookable = !refusal.isWithdrawn && !refusal.isTaken && quote.price && !quote.error && !quote.refusal

  const onSuccess = ({ status_url }: RequestMade) => {
    storeForNextTry()
    const requestToken = status_url.split('/').at(-1) ?? ''
    void navigate(address(paths.request(requestToken), startOf(search)), { replace: true })
  }
  const onError = (error: ApiError) => {
    focusFirstError()
    dispatch({ type: 'website', website: '' })
    const { problem } = error
    // A refused request was not stored, but an earlier try may have been.
    const isRefused = error.status > 0 && error.status < 500
    if (isRefused && (!isUnsure || codesAfterLookup.has(problem.code))) change({ sent: null })
    if (outdatedCodes.has(problem.code) || problem.fields?.plan) void renewToken()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending || send.isSuccess) return
    // A child without an age would be left out of the request.
    if (leadToMissingAge(form.current)) return
    dispatch({ type: 'applyCode' })
    if (!body || !isComplete() || !isBookable) return focusFirstError()
    const sent = keyFor(content)
    change({ sent })
    send.mutate({ body: { ...body, ...sentWith(quote, token, locale) }, key: sent.key }, { onSuccess, onError })
  }

  return {
    ...guestForm,
    ...refusal,
    submit,
    isUnsure: isUnsure && send.isIdle,
    isSending: send.isPending || send.isSuccess,
    /** Refusal of a field by the server, else what is wrong with it here. */
    fieldProblem: (path: string) => fields[path]?.[0] ?? guestForm.problemOf(path),
    /** Forgets a refusal, once something has changed. */
    clearFailure: () => {
      if (send.isError) send.reset()
    },
  }
}

export type RequestSubmission = ReturnType<typeof useRequestSubmission>
