import type { StayTerms } from '@keyhaven/shared-contracts/contract/bookings/stay-terms'
import { newPublicRequest } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { ownerOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { leadToMissingAge } from '../search/lead.ts'
import { address, startOf } from '../search/search-address.ts'
import { useSendRequest } from './commands.ts'
import type { Draft, FormEntries } from './draft.ts'
import { useGuestForm } from './use-guest-form.ts'
import type { StayQuote } from './use-stay-quote.ts'

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

/** Sends the form: what is checked before, one key for all tries, and what follows from the answer. */
export const useRequestSubmission = ({ entries, dispatch, storeForNextTry, search, quote, isOffered }: Submission) => {
  const navigate = useNavigate()
  const { code: locale } = useLanguage()
  const { draft, website } = entries
  const change = (part: Partial<Draft>) => dispatch({ type: 'change', part })
  const send = useSendRequest(ownerOf(search))
  const { token, renewToken } = useFormToken(draft, quote, change)
  const typed = {
    promo_code: draft.code.trim(),
    client: draft.client,
    message: draft.message.trim(),
    privacy: draft.privacy,
  }
  const guestForm = useGuestForm(newPublicRequest, { ...quote.wish, ...typed })
  const { form, isValid, focusFirstError } = guestForm
  const body = quote.wish && { ...quote.wish, ...typed, website }
  const content = JSON.stringify(body)
  const keyFor = useKeyOfForm(draft.sent)

  // Sent before, and nobody knows whether it arrived: then it may be this very request that holds the unit.
  const isUnsure = draft.sent !== null && draft.sent.content === content
  const isTaken = quote.conflicts.length > 0 && !isUnsure
  const isWithdrawn = !isOffered || [send.error, quote.error].some((error) => error?.problem.fields?.unit)
  const isUnitTaken = send.error?.problem.code === 'unit_taken'
  const fields = send.error?.problem.fields ?? {}
  const isBesideField = Object.keys(fields).some((path) => /^(promo_code$|plan$|client\.)/.test(path))
  const isElsewhere = isWithdrawn || isBesideField || (isUnitTaken && (isTaken || quote.isFetching))

  const isComplete = () =>
    // A child whose age is not chosen yet is not counted yet, either.
    form.current?.querySelector('.kh-party [aria-invalid="true"]') === null && isValid && quote.hasRoom
  const isBookable = !isWithdrawn && !isTaken && quote.price && !quote.error && !quote.refusal

  const onError = (error: ApiError) => {
    focusFirstError()
    dispatch({ type: 'website', website: '' })
    const { code } = error.problem
    // A refused request was not stored, but an earlier try may have been.
    const isRefused = error.status > 0 && error.status < 500
    if (isRefused && (!isUnsure || codesAfterLookup.has(code))) change({ sent: null })
    if (outdatedCodes.has(code) || error.problem.fields?.plan) void renewToken()
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
    const { price, terms } = quote
    const request = {
      ...body,
      privacy: true as const,
      form_token: token,
      total_price: quote.isCurrent ? price?.total_price : undefined,
      instant: quote.isInstant,
      terms: terms && price?.terms && shownTermsOf(price.terms),
      // Not part of the content: the same form in another language is the same request.
      locale: isGuestLocale(locale) ? locale : undefined,
    }
    send.mutate(
      { body: request, key: sent.key },
      {
        onSuccess: ({ status_url }) => {
          storeForNextTry()
          const requestToken = status_url.split('/').at(-1) ?? ''
          void navigate(address(paths.request(requestToken), startOf(search)), { replace: true })
        },
        onError,
      },
    )
  }

  return {
    ...guestForm,
    submit,
    isUnsure: isUnsure && send.isIdle,
    isTaken,
    isUnitTaken,
    isWithdrawn,
    isSending: send.isPending || send.isSuccess,
    /** Refusal that is shown neither beside a field nor with the alternatives. */
    failure: isElsewhere ? null : send.error,
    /** Refusal of a field by the server, else what is wrong with it here. */
    fieldProblem: (path: string) => fields[path]?.[0] ?? guestForm.problemOf(path),
    /** Forgets a refusal, once something has changed. */
    clearFailure: () => {
      if (send.isError) send.reset()
    },
  }
}
