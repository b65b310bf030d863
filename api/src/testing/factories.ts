import type { Block } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import type { RequestMade } from '@keyhaven/shared-contracts/contract/public/public-requests'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Service } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Email } from 'postal-mime'
import { imageForm } from './image-form.ts'
import { encoded } from './pictures.ts'
import { type CallApi, unique, type TestOwner, type TestServer } from './test-server.ts'

type Fields = Record<string, unknown>

const create = async <T>(owner: TestOwner, path: string, body: Fields | FormData): Promise<T> => {
  const answer = await owner.call<T>('POST', path, body)
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const address = {
  street: 'Seeweg',
  house_number: '7a',
  postal_code: '5310',
  city: 'Mondsee',
  country: 'Austria',
  phone: '+436641234567',
}

/** A property of the owner; every factory goes through the real API and makes the parents it lacks. */
export const aProperty = (owner: TestOwner, fields: Fields = {}) =>
  create<Property>(owner, '/api/properties/', {
    name: `House ${unique()}`,
    description: 'By the lake.',
    active: true,
    address,
    ...fields,
  })

export const aUnit = async (owner: TestOwner, fields: Fields = {}) =>
  create<Unit>(owner, '/api/units/', {
    name: `Room ${unique()}`,
    description: 'Two windows.',
    capacity: 2,
    max_capacity: 4,
    price_per_night: 100,
    price_per_extra_person: 10,
    ...fields,
    property_id: fields.property_id ?? (await aProperty(owner)).id,
  })

/** A picture of the property or unit that is named. */
export const anImage = async (owner: TestOwner, parent: { property: number } | { unit: number }, name = 'a.png') =>
  create<OwnImage>(
    owner,
    `/api/${Object.keys(parent)[0]}-images/`,
    imageForm({ ...parent, alt_text: 'By the lake' }, await encoded.png(30, 20), name),
  )

export const aClient = (owner: TestOwner, fields: Fields = {}) =>
  create<Client>(owner, '/api/clients/', {
    first_name: 'Karl',
    last_name: `Maier ${unique()}`,
    email: `guest-${unique()}@example.com`,
    address,
    ...fields,
  })

export const aService = async (owner: TestOwner, fields: Fields = {}) =>
  create<Service>(owner, '/api/services/', {
    name: `Breakfast ${unique()}`,
    type: 'per_day',
    price: 12.9,
    active: true,
    ...fields,
    property: fields.property ?? (await aProperty(owner)).id,
  })

const taxRate = {
  from: '2020-01-01',
  kind: 'per_person',
  amounts: [{ amount: 2.5, from_age: 15, category: null, season: null }],
}

/** A tourist tax of 2.50 for each person of 15 or older and night by default, owed by the properties that are named. */
export const aTouristTax = (
  owner: TestOwner,
  { properties = [], ...fields }: Fields & { properties?: number[] } = {},
) =>
  create<TouristTax>(owner, '/api/tourist-taxes/', {
    ...{ municipality: 'Alpbach', name: 'Ortstaxe', rates: [taxRate], exempt: ['business'] },
    properties: properties.map((property) => ({ property, category: null })),
    ...fields,
  })

/** August nights of one unit by default. */
export const aSeason = async (owner: TestOwner, fields: Fields = {}) =>
  create<Season>(owner, '/api/seasons/', {
    name: 'High',
    start: '2027-08-01',
    end: '2027-09-01',
    price_per_night: 150,
    ...fields,
    unit: fields.unit ?? (await aUnit(owner)).id,
  })

/** A stay of three nights next June by default. */
export const aBooking = async (owner: TestOwner, fields: Fields = {}) => {
  const unit = fields.unit === undefined ? await aUnit(owner) : undefined
  return create<Booking>(owner, '/api/bookings/', {
    check_in: '2027-06-01',
    check_out: '2027-06-04',
    guests_count: 2,
    deposit_paid: false,
    deposit_amount: 0,
    promo_code: null,
    services: [],
    status: 'confirmed',
    ...(unit && { unit: unit.id, property: unit.property.id }),
    ...fields,
    client: fields.client ?? (await aClient(owner)).id,
  })
}

/** Changes a booking as its owner does, who sees it as it is by now. */
export const changeBooking = async (owner: TestOwner, { id }: Pick<Booking, 'id'>, fields: Fields) => {
  const { body: booking } = await owner.call<Booking>('GET', `/api/booking/${id}/`)
  const { property, unit, client, check_in, check_out, guests_count, status } = booking
  const stay = { property: property.id, unit: unit.id, client: client.id, check_in, check_out, guests_count, status }
  const changed = { ...stay, services: booking.services.map((service) => service.id), ...fields }
  const answer = await owner.call<Booking>('PATCH', `/api/booking/${id}/`, changed)
  if (answer.status !== 200) throw new Error(`A booking was not changed: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Nights of March by default. */
export const aBlock = async (owner: TestOwner, fields: Fields = {}) =>
  create<Block>(owner, '/api/blocks/', {
    start: '2027-03-01',
    end: '2027-03-05',
    reason: 'Painting',
    ...fields,
    unit: fields.unit ?? (await aUnit(owner)).id,
  })

export const aPromocode = (owner: TestOwner, fields: Fields = {}) =>
  create<Promocode>(owner, '/api/promocodes/', {
    code: unique().toUpperCase(),
    description: 'For friends of the house',
    valid_until: '2199-01-01',
    discount_percent: 10,
    active: true,
    ...fields,
  })

export const guest = {
  ...{ first_name: 'Gerda', last_name: 'Moser', email: 'gerda@example.com' },
  ...{ street: 'Ring', house_number: '1', postal_code: '1010', city: 'Wien', country: 'Austria', phone: '+4312345678' },
}

type Wished = Fields & { client?: object }

/** Body of a guest's request for three nights next June. */
export const aWish = (unit: number, { client, ...fields }: Wished = {}) => ({
  ...{ unit, check_in: '2027-06-01', check_out: '2027-06-04', guests_count: 2, privacy: true },
  client: { ...guest, ...client },
  ...fields,
})

const tokenOf = ({ status_url }: RequestMade) => status_url.split('/').at(-1) ?? ''

/** A guest's request on the public site that is not confirmed yet, with the secret of the guest's link. */
export const aHold = async (call: CallApi, unit: number, fields: Wished = {}) => {
  const answer = await call<RequestMade>('POST', '/api/public/booking/', aWish(unit, fields))
  if (answer.status !== 201) throw new Error(`No request: ${answer.status} ${JSON.stringify(answer.body)}`)
  return { ...answer.body, token: tokenOf(answer.body) }
}

/** Holds in a unit that wait for their guest. */
export const holdsOf = async ({ db }: TestServer, unit: number) => {
  const rows = await db.selectFrom('request_holds').select(['wish', 'price']).where('unit_id', '=', unit).execute()
  return rows.map(({ wish, price }) => ({ ...(wish as object), price }))
}

/** Secret in the mail about a request, beside the guest's link, as the guest reads it. */
export const secretInMail = async (server: TestServer, token: string) => {
  const link = new RegExp(`${token}#confirm=([\\w-]{43})`)
  for (const { text } of await server.mails()) {
    const [, secret] = link.exec(text ?? '') ?? []
    if (secret) return secret
  }
  throw new Error('There is no mail to confirm by.')
}

/** A request that its guest has confirmed by the link of the mail. */
export const aRequest = async (server: TestServer, unit: number, fields: Wished = {}) => {
  const { token, status_url } = await aHold(server.call, unit, fields)
  const path = `/api/public/booking/request/${token}/confirm/`
  const answer = await server.call<GuestRequest>('POST', path, { secret: await secretInMail(server, token) })
  if (answer.status !== 200) throw new Error(`Not confirmed: ${answer.status} ${JSON.stringify(answer.body)}`)
  return { ...answer.body, expires_at: answer.body.expires_at ?? '', token, status_url }
}

/** The mails to an address in the order in which they were written: several leave at the same time. */
export const mailsTo = async (server: TestServer, recipient: string) => {
  const written = ({ messageId = '' }: Email) => Number(/outbox-(\d+)/.exec(messageId)?.[1])
  const mails = (await server.mails()).filter((mail) => mail.to?.[0]?.address === recipient)
  return mails.toSorted((a, b) => written(a) - written(b))
}
