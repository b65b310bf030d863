import { inEnglish } from '../../domain/reasons/english.ts'
import { issueReason } from '../../domain/reasons/issue-reason.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { newPromocode, promocodeChange } from './promocodes.ts'
import { propertyChange, propertyFields } from './properties.ts'
import { newService, serviceChange } from './services.ts'
import { newUnit, unitChange } from './units.ts'

const address = { street: 'a', house_number: '1', postal_code: '1', city: 'b', country: 'c', phone: '+436641' }
const unit = { capacity: 2, max_capacity: 3, price_per_night: '89,50', price_per_extra_person: 10, property_id: 1 }
const forms: Record<string, { schemas: z.ZodType[]; right: Record<string, unknown> }> = {
  property: { schemas: [propertyFields, propertyChange], right: { name: 'a', description: 'b', address } },
  unit: { schemas: [newUnit, unitChange], right: { name: 'a', description: 'b', ...unit } },
  service: { schemas: [newService, serviceChange], right: { name: 'abc', type: 'per_day', property: 1, price: '1.5' } },
  code: {
    schemas: [newPromocode, promocodeChange],
    right: { code: 'ABC', description: 'ten letters', valid_until: '2027-01-01', discount_percent: 0 },
  },
}
const messagesOf = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? [])
      .toReversed()
      .map((issue) => [issue.path.join('.'), inEnglish(issueReason(issue))] as const),
  )

const empty = ['', '   ', undefined, null]
const below = [-0.01, '-1', '-0,5']
const decimals = ['1.234', '1,234', 1.234]
const good = { street: 'Street and House Number are required', city: 'City and Postal Code are required' }
const cases: [form: string, field: string, values: unknown[], message: string][] = [
  ...['property', 'unit', 'service'].map(
    (form) => [form, 'name', empty, 'Name is required'] as [string, string, unknown[], string],
  ),
  ...['property', 'unit', 'code'].map(
    (form) => [form, 'description', empty, 'Description is required'] as [string, string, unknown[], string],
  ),
  ['property', 'address.street', empty, good.street],
  ['property', 'address.house_number', empty, good.street],
  ['property', 'address.city', empty, good.city],
  ['property', 'address.postal_code', empty, good.city],
  ['property', 'address.country', empty, 'Country is required'],
  ['property', 'address.phone', empty, 'Phone is required'],
  ['property', 'address.phone', ['12345', '1234567890123456', '+12 345', 'x', '++123456'], 'Wrong phone format'],
  ['unit', 'capacity', empty, 'Base capacity is required.'],
  ['unit', 'capacity', [0, '-1'], 'Base capacity must be at least 1.'],
  ['unit', 'capacity', [4], 'Base Capacity cannot be greater than Max Capacity.'],
  ['unit', 'max_capacity', empty, 'Max Capacity is required.'],
  ['unit', 'max_capacity', [0, '-1'], 'Max Capacity must be at least 1.'],
  ['unit', 'price_per_night', empty, 'Price per Night is required.'],
  ['unit', 'price_per_night', below, 'Price per Night must be 0 or higher.'],
  ['unit', 'price_per_night', decimals, 'Max. 2 decimal places allowed'],
  ['unit', 'price_per_extra_person', empty, 'Price per Extra Person is required.'],
  ['unit', 'price_per_extra_person', below, 'Price per Extra Person must be 0 or higher.'],
  ['unit', 'type', ['castle'], 'Choose a unit type'],
  ['unit', 'status', ['gone'], 'Choose a status'],
  ['service', 'name', ['ab', ' ab '], 'Name must be at least 3 characters long'],
  ['service', 'name', ['x'.repeat(51)], 'Name must be at most 50 characters long'],
  ['service', 'type', ['weekly', '', undefined], 'Type is required'],
  ['service', 'property', [0, '0', ...empty.slice(2), ''], 'Property is required'],
  ['service', 'price', empty, 'Price is required'],
  ['service', 'price', decimals, 'Max. 2 decimal places allowed'],
  ['code', 'code', empty, 'Code is required'],
  ['code', 'code', ['ab'], 'Code must be at least 3 characters long'],
  ['code', 'code', ['x'.repeat(11)], 'Code must be at most 10 characters long'],
  ['code', 'description', ['x'.repeat(9)], 'Description must be at least 10 characters long'],
  ['code', 'description', ['x'.repeat(51)], 'Description must be at most 50 characters long'],
  ['code', 'valid_until', [...empty, '2027-02-30', '1.1.2027'], 'Please enter a valid Date'],
  ['code', 'discount_percent', empty, 'Discount is required'],
  ['code', 'discount_percent', [9.5, '9,5'], 'Only whole numbers are allowed'],
  ['code', 'discount_percent', [-1, 101, '101'], 'Only values between 0 and 100 are allowed'],
]

const set = (of: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> => {
  const [head = '', ...tail] = field.split('.')
  return { ...of, [head]: tail.length > 0 ? set(of[head] as Record<string, unknown>, tail.join('.'), value) : value }
}

test.each(cases)('a %s says at %s what is wrong with %j: %s', (form, field, values, message) => {
  for (const value of values)
    for (const schema of forms[form]?.schemas ?? [])
      expect([value, messagesOf(schema, set(forms[form]?.right ?? {}, field, value))]).toEqual([
        value,
        { [field]: message },
      ])
})

test.each(Object.entries(forms))('a right %s has no message', (_, { schemas, right }) => {
  for (const schema of schemas) expect(messagesOf(schema, right)).toEqual({})
})

test('a new unit needs a property, equal capacities allow no extra person, and both limits may be met', () => {
  const right = forms.unit?.right
  for (const property_id of [0, '', undefined, null])
    expect(messagesOf(newUnit, { ...right, property_id })).toEqual({ property_id: 'Property is required.' })
  const words = 'If Base and Max Capacity are equal, Price per Extra Person is not allowed.'
  expect(messagesOf(newUnit, { ...right, capacity: 3 })).toEqual({ price_per_extra_person: words })
  expect(messagesOf(newUnit, { ...right, capacity: 3, price_per_extra_person: '0,00' })).toEqual({})
})

test.each([
  ['89,50', 8950],
  ['89.5', 8950],
  [' 12 ', 1200],
  ['1.200,50 €', 120_050],
  [19.99, 1999],
  ['0', 0],
  ['+5,05', 505],
])('a price of %j is %i cents', (price, cents) => {
  expect(newService.parse({ ...forms.service?.right, price }).price).toBe(cents)
})
