import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import {
  address,
  addressOut,
  lettersAddress,
  linesOfCountry,
  phoneDigits,
  withLines,
} from '../../domain/place/address.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { endpoint } from '../endpoint.ts'
import { euros } from '../../domain/money/money.ts'
import { flag, id, idParams, seenVersion } from '../../domain/money/number.ts'
import { listQuery } from '../paging.ts'
import { payment } from '../finance/payments.ts'
import { note, optionalText, words } from '../../domain/text.ts'
import { email, optionalEmail } from '../../domain/text/email.ts'
import { cleanName } from '../../domain/text/clean.ts'
import { optionalName, personName } from '../../domain/text/name.ts'
import { businessFields, businessOut } from '../../domain/business/buyer-reference.ts'
import { optionalPhone } from '../../domain/text/phone.ts'

export const client = z
  .object({
    id,
    version: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    active: z.boolean(),
    /** Of a client who was added by phone, what is not known is empty. */
    address: addressOut,
    /** The language of mails and documents, a tag such as `de`; null where none is known. */
    locale: z.string().nullable().optional(),
    /** Notes of the owner; clients never see them. */
    notes: z.string().optional(),
    ...businessOut,
  })
  .meta({ id: 'Client' })
export type Client = z.infer<typeof client>

/** Left out, a new client has none, and a change leaves it as it is. Any tag: a newer release may speak more languages. */
const locale = z
  .string(reasons.chooseFromList('language'))
  .regex(/^[a-z]{2,3}$/, reasons.chooseFromList('language'))
  .nullable()
  .optional()

/** Creating leaves `active` out: a new client is active. */
export const newClient = z.object({
  first_name: personName({ required: reasons.required('clientFirstName') }),
  last_name: personName({ required: reasons.required('clientLastName') }),
  email: email(reasons.required('email'), 'general.enterValidEmailAddress'),
  address: lettersAddress,
  locale,
  notes: note(),
  ...businessFields,
})

const place = {
  street: optionalText(),
  house_number: optionalText(20),
  postal_code: optionalText(20),
  city: optionalText(100),
  country: optionalText(100),
}
/** The lines of an address that a document shows. */
export const placeLines = Object.keys(place) as (keyof typeof place)[]

const phone = optionalPhone(phoneDigits)
const brief = z.object({
  first_name: optionalName(),
  last_name: newClient.shape.last_name,
  email: optionalEmail(),
  address: z.object({ ...place, phone }).prefault({}),
  locale,
  /** Left out, a change leaves it as it is. */
  notes: note(),
  ...businessFields,
})
const isReached = (who: { email: string; address: { phone: string } }) => who.email !== '' || who.address.phone !== ''
const reached = {
  path: ['address', 'phone'],
  error: 'bookings.enterPhoneNumberOrEmailAddress',
  when: whenValid(z.object({ email: brief.shape.email, address: z.object({ phone }) })),
}

/** Somebody who is on the phone: a name and one way to reach them. A document asks for the rest once it needs it. */
export const briefClient = brief.refine(isReached, reached)
export type BriefClient = z.output<typeof briefClient>

const edited = { active: flag('general.activeRequired').optional(), version: seenVersion }
/** Body of a client; `clientChangeOf` says what a change of one may leave out. */
export const clientChange = brief.extend(edited)
export type ClientChange = z.output<typeof clientChange>

const orUnchanged = (schema: z.ZodType<string>, before: string): z.ZodType<string> =>
  before === '' || schema.safeParse(before).success
    ? schema
    : z
        .string(reasons.required('clientLastName'))
        .overwrite(cleanName)
        .refine((name) => name === cleanName(before) || schema.safeParse(name).success, 'general.notName')

/**
 * The rules of a change of this client: what is known is not taken away, what never was may stay empty. Where only one
 * of phone and e-mail address is known, the other may take its place.
 */
export const clientChangeOf = (before: Pick<Client, 'first_name' | 'last_name' | 'email' | 'address'>) => {
  const strict = newClient.shape
  const needed = placeLines.filter((line) => before.address[line] !== '')
  const always = needed.filter((line) => !(line in linesOfCountry))
  const lines = Object.fromEntries(always.map((line) => [line, address.shape[line]])) as Partial<typeof place>
  const hasBoth = before.email !== '' && before.address.phone !== ''
  const at = z.object({ ...place, ...lines, phone: hasBoth ? address.shape.phone : phone })
  const change = clientChange.extend({
    // A name from before the rule, or as another program wrote it, does not keep its client from being changed.
    first_name: orUnchanged(before.first_name === '' ? brief.shape.first_name : strict.first_name, before.first_name),
    last_name: orUnchanged(strict.last_name, before.last_name),
    email: hasBoth ? strict.email : brief.shape.email,
    address: withLines(at, linesOfCountry, needed),
  })
  return hasBoth ? change : change.refine(isReached, reached)
}

export const clientsQuery = listQuery.extend({
  active: flag('general.chooseActiveOrInactive').optional(),
  /** In the name, the e-mail address, the phone number or the city. */
  search: words(),
})

/** One of a list; `is_similar` where a search found only a name that differs by a letter. */
export const listedClient = client.extend({ is_similar: z.boolean().optional() })
export type ListedClient = z.infer<typeof listedClient>
export type ClientsQuery = z.output<typeof clientsQuery>

/** History of a guest with the owner: stays, money and every payment, latest first. */
export const clientHistory = z
  .object({
    /** Stays that are not cancelled, and their nights. */
    stays: z.int(),
    nights: z.int(),
    /** Total price of those stays, and the fees of cancelled ones. */
    total: euros,
    paid: euros,
    /** `total - paid`; negative where money is to go back. */
    balance: euros,
    /** The arrival of the first stay, and of the last or next one. */
    first_arrival: z.iso.date().nullable(),
    last_arrival: z.iso.date().nullable(),
    /** The latest hundred. */
    payments: z.array(payment.extend({ booking: z.object({ id, reference: z.string() }) })),
  })
  .meta({ id: 'ClientHistory' })
export type ClientHistory = z.infer<typeof clientHistory>

const example = {
  first_name: 'Karl',
  last_name: 'Maier',
  email: 'karl@example.com',
  address: {
    street: 'Seeweg',
    house_number: '7a',
    postal_code: '5310',
    city: 'Mondsee',
    country: 'Austria',
    phone: '+436641234567',
  },
} satisfies z.input<typeof newClient>

export const clientsApi = {
  list: endpoint({
    domain: 'clients',
    summary: 'The clients of the owner, active first, then by name',
    method: 'GET',
    path: '/api/clients/',
    access: 'owner',
    query: clientsQuery,
    response: z.array(listedClient),
  }),
  one: endpoint({
    domain: 'clients',
    summary: 'One client',
    method: 'GET',
    path: '/api/client/:id/',
    access: 'owner',
    params: idParams,
    response: client,
  }),
  // It shows bookings and payments, and is out of date with them; a key that may read clients must not see those.
  history: endpoint({
    domain: 'payments',
    summary: 'What a client has booked and paid',
    method: 'GET',
    path: '/api/client/:id/history/',
    access: 'owner',
    keys: 'never',
    params: idParams,
    response: clientHistory,
  }),
  create: endpoint({
    domain: 'clients',
    summary: 'Add a client',
    method: 'POST',
    path: '/api/clients/',
    access: 'owner',
    body: newClient,
    example,
    status: 201,
    response: client,
  }),
  createBrief: endpoint({
    domain: 'clients',
    summary: 'Add a client with only a name and a phone number or email address',
    method: 'POST',
    path: '/api/clients/brief/',
    access: 'owner',
    body: briefClient,
    example: { last_name: 'Maier', address: { phone: '+436641234567' } },
    status: 201,
    response: client,
  }),
  update: endpoint({
    domain: 'clients',
    summary: 'Change a client; details already stored cannot be removed, missing ones may stay missing',
    method: 'PATCH',
    path: '/api/client/:id/',
    access: 'owner',
    params: idParams,
    body: clientChange,
    example: { ...example, active: true },
    response: client,
  }),
  remove: endpoint({
    domain: 'clients',
    summary: 'Delete a client; one with bookings is archived',
    method: 'DELETE',
    path: '/api/client/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
