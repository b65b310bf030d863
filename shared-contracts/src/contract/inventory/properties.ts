import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { address, addressOut } from '../../domain/place/address.ts'
import { amenityList } from '../../domain/place/amenities.ts'
import { cancellationTerms, cancellationTermsOut } from '../../domain/stay/cancellation.ts'
import { nonRefundable, nonRefundableOut } from '../../domain/prices/rate-plans.ts'
import { coordinates, coordinatesOut } from '../../domain/place/coordinates.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { houseRuleIn, houseRuleOut } from '../finance/damage-rule.ts'
import { endpoint } from '../endpoint.ts'
import { formImages, ownImage } from '../images.ts'
import { flag, id, idParams, optionalWhole, seenVersion } from '../../domain/money/number.ts'
import { listQuery } from '../paging.ts'
import { isArrivalWindow, localTime } from '../../domain/days/local-time.ts'
import { isTimeZone } from '../../domain/days/time-zones.ts'
import { changedParagraphs, changedText, optionalParagraphs, paragraphs, text, words } from '../../domain/text.ts'
import { translations, translationsOut } from '../../domain/translations.ts'

export const property = z
  .object({
    id,
    version: z.int(),
    name: z.string(),
    /** In the language that the owner writes in: `locale` of the site's settings. */
    description: z.string(),
    /** In further languages. */
    translations: translationsOut({
      description: z.string(),
      house_rules: z.string().optional(),
      directions: z.string().optional(),
    }),
    active: z.boolean(),
    /** IANA zone; "today" is this zone's day. */
    time_zone: z.string(),
    address: addressOut,
    /** Times between which guests can check in, and until which they leave: `HH:MM` there; null if not set. */
    check_in_from: z.string().nullish(),
    check_in_until: z.string().nullish(),
    check_out_until: z.string().nullish(),
    coordinates: coordinatesOut,
    /** Of the house with all of its units, from `domain/amenities`. */
    amenities: z.array(z.string()).optional(),
    /** In the language that the owner writes in. */
    house_rules: z.string().optional(),
    /** Of the authorities, where the law wants one in every advertisement. */
    registration_number: z.string().optional(),
    /** The way there, in the language that the owner writes in; guests read it once their stay is confirmed and near. */
    directions: z.string().optional(),
    /** Days before arrival from which guests read directions and door codes. */
    arrival_days: z.int().optional(),
    /** True if guests are mailed them then. */
    arrival_mail: z.boolean().optional(),
    /** Cancellation terms for guests. */
    cancellation_terms: cancellationTermsOut.optional(),
    /** A second plan for guests: whole percent off the lodging, and what cancelling costs then; null where there is none. */
    non_refundable: nonRefundableOut.nullish(),
    /** The same in the words of the release before: percent of the total, and within how many days; null where none is. */
    deposit_percent: z.int().nullish(),
    deposit_days: z.int().nullish(),
    /** Payment rule of new stays there, where it is not the one of the owner's payment settings; null where it is. */
    payment_rule: houseRuleOut.nullish(),
    units: z.array(z.object({ id, name: z.string() })),
    images: z.array(ownImage),
  })
  .meta({ id: 'Property' })
export type Property = z.infer<typeof property>

const timeZone = z.string().max(64).refine(isTimeZone, reasons.chooseFromList('timeZone'))

const inLanguages = translations({
  description: optionalParagraphs(5000),
  house_rules: changedParagraphs(5000),
  directions: changedParagraphs(5000),
})

/** Facts that guests ask about a house; none is required, and one that is left out stays as it is. */
const facts = {
  check_in_from: localTime,
  check_in_until: localTime,
  check_out_until: localTime,
  coordinates,
  amenities: amenityList,
  house_rules: changedParagraphs(5000),
  registration_number: changedText(100),
  directions: changedParagraphs(5000),
  arrival_days: optionalWhole(0, 60),
  arrival_mail: flag('general.chooseYesOrNo').optional(),
  /** Left out of a new property, the owner's usual ones. */
  cancellation_terms: cancellationTerms.optional(),
  non_refundable: nonRefundable.nullable().optional(),
  /** True if new properties are to start with the cancellation terms of this one. */
  terms_for_new: flag('general.mustBeTrueOrFalse').optional(),
  deposit_percent: optionalWhole(1, 100),
  deposit_days: optionalWhole(0, 365),
  /** A rule of its own, which stands over the two before; null to follow the owner's payment settings. */
  payment_rule: houseRuleIn.nullable().optional(),
}
type Times = { check_in_from?: string | null | undefined; check_in_until?: string | null | undefined }
const isInOrder = ({ check_in_from: from, check_in_until: until }: Times) =>
  !from || !until || isArrivalWindow(from, until)
const untilTooEarly = {
  path: ['check_in_until'],
  when: whenValid(z.object({ check_in_from: localTime, check_in_until: localTime })),
  error: 'inventory.untilAfterFrom',
}

type Deposit = { deposit_percent?: number | null | undefined; deposit_days?: number | null | undefined }
/** A deposit is an amount and a time; one without the other asks for nothing. */
const withDeposit = <S extends z.ZodType<Deposit>>(schema: S) => {
  const when = whenValid(z.object({ deposit_percent: facts.deposit_percent, deposit_days: facts.deposit_days }))
  return schema
    .refine(({ deposit_percent: percent, deposit_days: days }) => percent == null || days != null, {
      ...{ path: ['deposit_days'], error: 'inventory.enterDepositDays', when },
    })
    .refine(({ deposit_percent: percent, deposit_days: days }) => days == null || percent != null, {
      ...{ path: ['deposit_percent'], error: 'inventory.enterDepositPercent', when },
    })
}

const fields = z.object({
  name: text(reasons.required('name'), 100),
  description: paragraphs(reasons.required('description'), 5000),
  translations: inLanguages,
  address,
  ...facts,
})
export const propertyFields = withDeposit(
  fields
    .extend({
      active: flag('general.activeRequired').default(true),
      time_zone: timeZone.default('Europe/Vienna'),
    })
    .refine(isInOrder, untilTooEarly),
)
/** On a change, what is left out stays as it is. */
export const propertyChange = withDeposit(
  fields
    .extend({
      active: flag('general.activeRequired').optional(),
      time_zone: timeZone.optional(),
      version: seenVersion,
    })
    .refine(isInOrder, untilTooEarly),
)
export type PropertyFields = z.output<typeof propertyFields>
export type PropertyChange = z.output<typeof propertyChange>

export const propertiesQuery = listQuery.extend({
  active: flag('general.chooseActiveOrInactive').optional(),
  search: words(),
})
export type PropertiesQuery = z.output<typeof propertiesQuery>

const example = {
  name: 'House',
  description: 'By the lake.',
  translations: {
    de: { description: 'Am See.', house_rules: 'Ruhe ab 22 Uhr.', directions: 'Nach der Kirche links.' },
  },
  active: true,
  time_zone: 'Europe/Vienna',
  address: {
    street: 'Seeweg',
    house_number: '7a',
    postal_code: '5310',
    city: 'Mondsee',
    country: 'Austria',
    phone: '+436641234567',
  },
  check_in_from: '15:00',
  check_in_until: '20:00',
  check_out_until: '10:00',
  coordinates: { latitude: 47.85, longitude: 13.35 },
  amenities: ['wifi', 'free_parking'],
  house_rules: 'Quiet after 10 pm.',
  registration_number: '50312-000123-2026',
  directions: 'Past the church, then left.',
  arrival_days: 3,
  arrival_mail: true,
  cancellation_terms: { steps: [{ days_before: 5, percent: 0 }], afterwards: 50 },
  terms_for_new: false,
  non_refundable: { percent: 10, cancellation: { steps: [], afterwards: 100 } },
  deposit_percent: 30,
  deposit_days: 7,
  payment_rule: { deposit_percent: 30, deposit_due_days: 7, rest_due_days_before: 28 },
} satisfies z.input<typeof propertyFields>

const usualTerms = z.object({ cancellation_terms: cancellationTermsOut }).meta({ id: 'UsualTerms' })

export const propertiesApi = {
  list: endpoint({
    domain: 'properties',
    summary: 'The properties of the owner, active first, then by name',
    method: 'GET',
    path: '/api/properties/',
    access: 'owner',
    query: propertiesQuery,
    response: z.array(property),
  }),
  one: endpoint({
    domain: 'properties',
    summary: 'One property of the owner',
    method: 'GET',
    path: '/api/properties/:id/',
    access: 'owner',
    params: idParams,
    response: property,
  }),
  usualTerms: endpoint({
    domain: 'properties',
    summary: 'The cancellation terms that a new property starts with',
    method: 'GET',
    path: '/api/properties/usual-terms/',
    access: 'owner',
    response: usualTerms,
  }),
  create: endpoint({
    domain: 'properties',
    summary: 'Add a property. Takes an `Idempotency-Key`',
    method: 'POST',
    path: '/api/properties/',
    access: 'owner',
    body: propertyFields,
    example,
    multipart: formImages,
    status: 201,
    response: property,
  }),
  update: endpoint({
    domain: 'properties',
    summary: 'Change a property',
    method: 'PATCH',
    path: '/api/properties/:id/',
    access: 'owner',
    params: idParams,
    body: propertyChange,
    example,
    multipart: formImages,
    response: property,
  }),
  remove: endpoint({
    domain: 'properties',
    summary: 'Delete a property; one with history is archived',
    method: 'DELETE',
    path: '/api/properties/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
