import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { passedOnKinds, serviceCharges, serviceKinds, serviceTypes, serviceVats } from '../../domain/stay/kinds.ts'
import { euros, eurosIn } from '../../domain/money/money.ts'
import { flag, id, idParams, optionalWhole, ref, seenVersion } from '../../domain/money/number.ts'
import { groupedList, listQuery } from '../paging.ts'
import { adultAge } from '../../domain/stay/party.ts'
import { optionalText, text, words } from '../../domain/text.ts'
import { translations, translationsOut } from '../../domain/translations.ts'
import { vatPercent } from '../../domain/money/vat.ts'
import { whenValid } from '../../domain/cross-field.ts'

/** An extra of a property, as its owner sees it. */
export const service = z
  .object({
    id,
    version: z.int(),
    /** In the language that the owner writes in: `locale` of the site's settings. */
    name: z.string(),
    /** In further languages. */
    translations: translationsOut({ name: z.string() }),
    /** Interval of charging, every night or once; `charged_per`, which an older server leaves out, says for whom. */
    type: z.enum(serviceTypes),
    charged_per: z.enum(serviceCharges).optional(),
    /** The age from which a person is charged; null is any. */
    from_age: z.int().nullish(),
    /** In the total of every stay. */
    mandatory: z.boolean().optional(),
    /** Kind of money: what is passed on is not reduced by promo codes and is no part of a cancellation fee. */
    kind: z.enum(serviceKinds).optional(),
    /** False where promo codes do not reduce it; what is passed on they never do. */
    discountable: z.boolean().optional(),
    /** Of what is passed on: a tax, or a deposit that the guest gets back; null where it was never said. */
    passed_on_as: z.enum(passedOnKinds).nullish(),
    vat: z.enum(serviceVats).optional(),
    /** Percent, where `vat` is `own`. */
    vat_percent: z.number().nullish(),
    price: euros,
    property: id,
    property_info: z.object({ id, name: z.string() }),
    active: z.boolean(),
  })
  .meta({ id: 'Service' })
export type Service = z.infer<typeof service>

export const listedService = service.extend({
  /** One of a page of the list: what confirmed stays that begin this year pay for it. The list as a whole leaves it out. */
  sold: z.object({ bookings: z.int(), revenue: euros }).optional(),
  /** One of a list whose rows stand together by property: how many of all rows of the list are in its property. */
  in_property: z.int().optional(),
})
export type ListedService = z.infer<typeof listedService>

const fields = z.object({
  name: text(reasons.required('name')).min(3, reasons.tooShort('name', 3)).max(50, reasons.tooLong('name', 50)),
  translations: translations({
    name: optionalText(50).refine((name) => name === '' || name.length >= 3, reasons.tooShort('name', 3)),
  }),
  type: z.enum(serviceTypes, reasons.required('type')),
  // Left out, a change leaves it as it is.
  charged_per: z.enum(serviceCharges, 'inventory.chooseChargedPer').optional(),
  from_age: optionalWhole(1, adultAge),
  mandatory: flag('inventory.chooseMandatory').optional(),
  kind: z.enum(serviceKinds, 'inventory.chooseServiceKind').optional(),
  discountable: flag('general.chooseYesOrNo').optional(),
  passed_on_as: z.enum(passedOnKinds, 'inventory.chooseServiceKind').nullable().optional(),
  vat: z.enum(serviceVats, 'inventory.chooseServiceVat').optional(),
  /** Read where `vat` is `own`, and forgotten where it is something else. */
  vat_percent: z
    .preprocess((value) => (value === '' ? null : value), vatPercent(reasons.enter('vatRate')).nullable())
    .optional() as unknown as z.ZodOptional<z.ZodType<number | null, number | string | null>>,
  property: ref(reasons.required('serviceProperty')),
  price: eurosIn({ required: reasons.required('price'), below: reasons.negative('price') }),
  active: flag('general.activeRequired').default(true),
})
const ownRate = <S extends z.ZodType<{ vat?: string | undefined; vat_percent?: number | null | undefined }>>(
  schema: S,
) =>
  schema.refine(({ vat, vat_percent }) => vat !== 'own' || typeof vat_percent === 'number', {
    path: ['vat_percent'],
    error: reasons.enter('vatRate'),
    when: whenValid(fields.pick({ vat: true, vat_percent: true })),
  })
export const newService = ownRate(fields)
export const serviceChange = ownRate(
  fields.extend({ active: flag('general.activeRequired').optional(), version: seenVersion }),
)
export type NewService = z.output<typeof newService>
export type ServiceChange = z.output<typeof serviceChange>

export const servicesQuery = listQuery.extend({
  active: flag('general.chooseActiveOrInactive').optional(),
  property: ref(reasons.choose('property')).optional(),
  type: z.enum(serviceTypes, reasons.choose('type')).optional(),
  group: groupedList,
  search: words(),
})
export type ServicesQuery = z.output<typeof servicesQuery>

const example = {
  name: 'Breakfast',
  translations: { de: { name: 'Frühstück' } },
  type: 'per_day',
  charged_per: 'person',
  from_age: 3,
  mandatory: false,
  kind: 'service',
  discountable: true,
  vat: 'own',
  vat_percent: 10,
  price: '12,90',
  active: true,
  property: 1,
} satisfies z.input<typeof newService>

export const servicesApi = {
  list: endpoint({
    domain: 'services',
    summary: 'The services of the owner, active first, then by name; or together by property',
    method: 'GET',
    path: '/api/services/',
    access: 'owner',
    query: servicesQuery,
    response: z.array(listedService),
  }),
  create: endpoint({
    domain: 'services',
    summary: 'Add a service to a property',
    method: 'POST',
    path: '/api/services/',
    access: 'owner',
    body: newService,
    example,
    status: 201,
    response: service,
  }),
  update: endpoint({
    domain: 'services',
    summary: 'Change a service; bookings keep the price that they were made with',
    method: 'PATCH',
    path: '/api/service/:id/',
    access: 'owner',
    params: idParams,
    body: serviceChange,
    example,
    response: service,
  }),
  remove: endpoint({
    domain: 'services',
    summary: 'Delete a service; one that was booked is archived',
    method: 'DELETE',
    path: '/api/service/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
