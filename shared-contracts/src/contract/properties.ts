import { z } from 'zod'
import { address, addressOut } from '../domain/address.ts'
import { endpoint } from './endpoint.ts'
import { formImages, ownImage } from './images.ts'
import { flag, id, idParams, seenVersion } from '../domain/number.ts'
import { listQuery } from './paging.ts'
import { optionalText, text, words } from '../domain/text.ts'
import { translations, translationsOut } from '../domain/translations.ts'

export const property = z
  .object({
    id,
    version: z.int(),
    name: z.string(),
    /** In the language that the owner writes in: `locale` of the site's settings. */
    description: z.string(),
    /** In further languages. */
    translations: translationsOut({ description: z.string() }),
    active: z.boolean(),
    /** IANA zone; "today" is this zone's day. */
    time_zone: z.string(),
    address: addressOut,
    units: z.array(z.object({ id, name: z.string() })),
    images: z.array(ownImage),
  })
  .meta({ id: 'Property' })
export type Property = z.infer<typeof property>

const zones = new Set(Intl.supportedValuesOf('timeZone'))
const timeZone = z
  .string()
  .max(64)
  .refine((zone) => zone === 'UTC' || zones.has(zone), 'inventory.chooseTimeZoneFromList')

const inLanguages = translations({ description: optionalText(5000) })

export const propertyFields = z.object({
  name: text('inventory.nameRequired', 100),
  description: text('inventory.descriptionRequired', 5000),
  translations: inLanguages,
  active: flag('general.activeRequired').default(true),
  time_zone: timeZone.default('Europe/Vienna'),
  address,
})
/** On a change, what is left out stays as it is. */
export const propertyChange = z.object({
  name: propertyFields.shape.name,
  description: propertyFields.shape.description,
  translations: inLanguages,
  active: flag('general.activeRequired').optional(),
  time_zone: timeZone.optional(),
  address,
  version: seenVersion,
})
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
  translations: { de: { description: 'Am See.' } },
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
} satisfies z.input<typeof propertyFields>

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
