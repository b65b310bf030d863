import { reasons } from '../../domain/reasons/reasons.ts'
import { quotedDamageDeposit } from '../finance/damage-state.ts'
import { paymentPart } from '../finance/payment-plan.ts'
import { z } from 'zod'
import { letterLines, phoneDigits, withLines } from '../../domain/place/address.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { priceLine } from '../../domain/money/price-lines.ts'
import { guestRequest } from './guest-request.ts'
import { cancelBody, shownTerms, stayTerms } from '../bookings/stay-terms.ts'
import { newBookingQuote } from '../bookings/bookings.ts'
import { day } from '../../domain/days/day-schema.ts'
import { endpoint } from '../endpoint.ts'
import { bookingStatus } from '../../domain/stay/kinds.ts'
import { guestLocales } from '../../domain/locale.ts'
import { euros } from '../../domain/money/money.ts'
import { flag, fromText, ref } from '../../domain/money/number.ts'
import { inLanguage, ofOwner, publicUnit } from './public-booking.ts'
import { ratePlans } from '../../domain/prices/rate-plans.ts'
import { cancellationTermsOut } from '../../domain/stay/cancellation.ts'
import { partyFields, partyQuery } from '../../domain/stay/party-query.ts'
import { withPartyRules } from '../../domain/stay/party-rules.ts'
import { guestsCount, withStayRules } from '../../domain/stay/stay.ts'
import { note, optionalText, text, typedCode } from '../../domain/text.ts'
import { businessFields } from '../../domain/business/buyer-reference.ts'
import { isPostalCodeOf } from '../../domain/text/country.ts'
import { reachableEmail } from '../../domain/text/email.ts'
import { nameLength, personName } from '../../domain/text/name.ts'
import { phone } from '../../domain/text/phone.ts'

const wish = z.object({
  unit: ref(reasons.select('unit')),
  check_in: day(reasons.choose('checkIn')),
  check_out: day(reasons.choose('checkOut')),
  guests_count: guestsCount,
  ...partyFields,
  /** The text of the code, whatever its case; unknown is 400 on this field. */
  promo_code: typedCode(),
  services: newBookingQuote.shape.services,
  /** The flexible one if left out; 400 where the house does not offer it. */
  plan: z.enum(ratePlans, 'general.choosePlan').optional(),
})

/** The language of the page, which mails and documents then speak, too. */
const locale = z.enum(guestLocales, reasons.chooseFromList('language')).optional()

export const publicQuoteBody = withPartyRules(withStayRules(wish.extend({ locale })))
export type PublicQuoteBody = z.output<typeof publicQuoteBody>
const range = z.object({ check_in: z.iso.date(), check_out: z.iso.date() })

/** A plan at which a stay can be booked. */
const planOffer = z.object({
  plan: z.enum(ratePlans),
  total_price: euros,
  cancellation: cancellationTermsOut,
})

export const publicQuote = z
  .object({
    price_lines: z.array(priceLine),
    total_price: euros,
    /** Nights of the stay that are taken, at most six ranges `[check_in, check_out)`; empty if all are free. */
    taken: z.array(range),
    /** Terms that the guest accepts with the request. */
    terms: stayTerms.optional(),
    /** Payment plan, if the stay was agreed on today; empty where nothing is asked for before arrival. */
    payment_plan: z.array(paymentPart).optional(),
    /** Amount that is held on the guest's card beside the price; null where nothing is. */
    damage_deposit: quotedDamageDeposit.nullish(),
    /** The plans between which the guest may choose, each with its total and what cancelling costs; left out where there is one. */
    plans: z.array(planOffer).optional(),
    /** The stay is booked as soon as the guest confirms by email; else its owner answers first. */
    instant: z.boolean().optional(),
    /** Amount that an instant booking costs at once, by card, before it counts; left out where it costs nothing at once. */
    first_payment: euros.optional(),
    /** To be sent with the request, and not before three seconds have passed. */
    form_token: z.string(),
  })
  .meta({ id: 'PublicQuote' })
export type PublicQuote = z.infer<typeof publicQuote>

const guestFields = z.object({
  first_name: personName({ required: reasons.required('firstName'), long: reasons.overlong('firstName', nameLength) }),
  last_name: personName({ required: reasons.required('lastName'), long: reasons.overlong('lastName', nameLength) }),
  email: reachableEmail(),
  ...letterLines,
  street: text(reasons.required('street')),
  phone: phone(phoneDigits, 'guests.phoneWrong'),
  ...businessFields,
})
/** Guest who asks for a stay: name and address. */
export const guest = withLines(guestFields, {
  house_number: reasons.required('houseNumber'),
  postal_code: reasons.required('postalCode'),
  city: reasons.required('city'),
}).refine(({ country, postal_code }) => postal_code === '' || isPostalCodeOf(country, postal_code), {
  path: ['postal_code'],
  error: 'guests.postalCodeWrong',
  when: whenValid(guestFields.pick({ country: true, postal_code: true })),
})
export type Guest = z.output<typeof guest>

const requestFields = wish.extend({
  client: guest,
  /** Message from the guest to the host. */
  message: note(),
  /** Must be true: the guest has read what happens to their data. */
  privacy: z.literal(true, 'guests.mustReadPrivacyPolicy'),
  /** People do not see it: only a program fills it in. */
  website: optionalText(200),
  /** Of a quote. */
  form_token: optionalText(300),
  /** The total that the guest was shown; 409 `price_changed` where the stay is dearer by now. */
  total_price: fromText(z.number('general.mustBeNumber')).optional(),
  terms: shownTerms,
  /** The guest was told that the stay is booked as soon as they confirm. Left out, it is a request that its owner answers. */
  instant: flag('general.mustBeTrueOrFalse').optional(),
  locale,
})
export const newPublicRequest = withPartyRules(withStayRules(requestFields))
export type NewPublicRequest = z.output<typeof newPublicRequest>

export const requestMade = z
  .object({
    status: bookingStatus,
    total_price: euros,
    /** Until then the nights are held, and the guest confirms by the link of the mail; ISO 8601 in UTC. */
    expires_at: z.string(),
    /** False where others may take the nights until the guest confirms, because too much is unconfirmed already. */
    nights_held: z.boolean().optional(),
    /** The guest's own page, with its secret. */
    status_url: z.string(),
  })
  .meta({ id: 'PublicRequestMade' })
export type RequestMade = z.infer<typeof requestMade>

/** Alternatives to a stay that cannot be had: other units, or other dates. */
export const alternatives = z
  .object({
    /** The nearest stays of as many nights in the same unit, at most three. */
    dates: z.array(range.extend({ total_price: euros })),
    /** Other units of the same owner that are free for the wanted stay, those of the same property first, at most six. */
    units: z.array(publicUnit.extend({ total_price: euros })),
  })
  .meta({ id: 'Alternatives' })
export type Alternatives = z.infer<typeof alternatives>

const alternativesQuery = withStayRules(
  z.object({
    ...ofOwner.shape,
    ...inLanguage.shape,
    unit: wish.shape.unit,
    check_in: wish.shape.check_in,
    check_out: wish.shape.check_out,
    guests: wish.shape.guests_count.default(1),
    ...partyQuery,
  }),
)
export type AlternativesQuery = z.output<typeof alternativesQuery>

/** The secret of a link: letters, digits, - and _. */
export const tokenParams = z.object({ token: z.string() })

export const confirmBody = z.object({
  /** From the mail and nowhere else: it proves that the guest reads it. */
  secret: z.string('guests.clickLinkEmail').min(1, 'guests.clickLinkEmail').max(200),
})

/** A guest's calls name the owner: that owner says which other sites may make them. */
export const publicRequestsApi = {
  quote: endpoint({
    domain: 'public',
    summary: 'What a stay would cost, and which of its nights are taken; nothing is booked',
    method: 'POST',
    path: '/api/public/booking/quote/',
    reads: true,
    access: 'anyone',
    limits: { perCaller: { times: 120, seconds: 60 } },
    query: ofOwner,
    body: publicQuoteBody,
    example: {
      unit: 1,
      check_in: '2027-10-01',
      check_out: '2027-10-04',
      guests_count: 2,
      children: [4],
      infants: 0,
      pets: 0,
      services: [1],
      promo_code: 'SPRING',
      plan: 'flexible',
    },
    response: publicQuote,
  }),
  alternatives: endpoint({
    domain: 'public',
    summary: 'The nearest free dates of a unit, and other units free for the stay',
    method: 'GET',
    path: '/api/public/booking/alternatives/',
    access: 'anyone',
    limits: { perCaller: { times: 60, seconds: 60 } },
    query: alternativesQuery,
    response: alternatives,
  }),
  create: endpoint({
    domain: 'public',
    summary:
      'Ask for a stay, or book it at once; holds it for some minutes, until the guest confirms by email. 409 `unit_taken`, `price_changed`, `terms_changed`, `form_used`, `too_many_open`. Takes an `Idempotency-Key`',
    method: 'POST',
    path: '/api/public/booking/',
    access: 'anyone',
    limits: { perCaller: { times: 20, seconds: 600 } },
    query: ofOwner,
    body: newPublicRequest,
    example: {
      unit: 1,
      check_in: '2027-10-01',
      check_out: '2027-10-04',
      guests_count: 2,
      children: [4],
      infants: 0,
      pets: 0,
      services: [1],
      promo_code: '',
      website: '',
      form_token: '',
      total_price: '1000,50',
      instant: false,
      privacy: true,
      locale: 'de',
      client: {
        first_name: 'Gerda',
        last_name: 'Moser',
        email: 'gerda@example.com',
        street: 'Seeweg',
        house_number: '7a',
        postal_code: '5310',
        city: 'Mondsee',
        country: 'Austria',
        phone: '+436641234567',
      },
    },
    status: 201,
    response: requestMade,
  }),
  one: endpoint({
    domain: 'public',
    summary: "A request as its guest sees it, by the secret in the guest's link",
    method: 'GET',
    path: '/api/public/booking/request/:token/',
    access: 'anyone',
    params: tokenParams,
    query: ofOwner,
    response: guestRequest,
  }),
  confirm: endpoint({
    domain: 'public',
    summary:
      'The guest confirms with the secret from the email: the owner is notified, and has some hours to answer. A stay that was to be booked at once is confirmed, unless its lead time has begun. 409 `unit_taken` when it is too late',
    method: 'POST',
    path: '/api/public/booking/request/:token/confirm/',
    access: 'anyone',
    limits: { perCaller: { times: 60, seconds: 60 } },
    params: tokenParams,
    query: ofOwner,
    body: confirmBody,
    example: { secret: 'x'.repeat(43) },
    response: guestRequest,
  }),
  resend: endpoint({
    domain: 'public',
    summary: 'Send the confirmation link again, at most twice; 409 `not_open` when there is nothing to confirm',
    method: 'POST',
    path: '/api/public/booking/request/:token/mail/',
    access: 'anyone',
    params: tokenParams,
    query: ofOwner,
    response: guestRequest,
  }),
  cancel: endpoint({
    domain: 'public',
    summary:
      'The guest takes the request back; 409 `not_open` where it cannot be cancelled any more, `fee_changed` where that costs more than `fee`',
    method: 'POST',
    path: '/api/public/booking/request/:token/cancel/',
    access: 'anyone',
    params: tokenParams,
    query: ofOwner,
    body: cancelBody,
    example: { fee: 0 },
    response: guestRequest,
  }),
}
