import { en } from '../domain/languages/en.ts'
import { cases, type RuleCase, type Rules } from './rule-case.ts'

/** The forms of this table. */
export type Form = 'property' | 'unit' | 'service' | 'promocode' | 'season'

/** Values that each form accepts, but for the property or unit that it belongs to. */
export const goodValues: Record<Form, object> = {
  property: {
    name: 'Seehaus',
    description: 'A house by the lake.',
    address: {
      street: 'Uferweg',
      house_number: '7',
      postal_code: '4830',
      city: 'Hallstatt',
      country: 'Austria',
      phone: '+43613412345',
    },
  },
  unit: {
    name: 'Lake room',
    description: 'Two beds.',
    max_capacity: '4',
    capacity: '2',
    price_per_night: '89,50',
    price_per_extra_person: '10',
  },
  service: { name: 'Breakfast', type: 'per_day', price: '12.90' },
  promocode: {
    code: 'SUMMER',
    description: 'Ten percent for early birds',
    valid_until: '2199-01-01',
    discount_percent: '10',
  },
  season: { name: 'Summer', start: '2027-07-01', end: '2027-09-01', price_per_night: '120' },
}

const textRules = (required: string, max: number): Rules => [
  ['', required],
  ['   ', required],
  ['x'.repeat(max + 1), `At most ${en.number(max)} characters`],
  ['x'.repeat(max), null],
  ['Ž', null],
]
const lengthRules = (name: string, min: number, max: number): Rules => [
  ['', `${name} is required`],
  ['   ', `${name} is required`],
  ['x'.repeat(min - 1), `${name} must be at least ${min} characters long`],
  ['x'.repeat(max + 1), `${name} must be at most ${max} characters long`],
  ['x'.repeat(min), null],
  ['x'.repeat(max), null],
]
const capacityRules = (name: string): Rules => [
  ['', `${name} is required.`],
  ['two', `${name} is required.`],
  ['0', `${name} must be at least 1.`],
  ['-1', `${name} must be at least 1.`],
  ['2.5', 'Only whole numbers are allowed'],
  ['1001', `${name} is too large.`],
]
const priceRules = (required: string, below: string): Rules => [
  ['', required],
  ['free', required],
  ['-1', below],
  ['-0.01', below],
  ['89.505', 'Max. 2 decimal places allowed'],
  ['89,505', 'Max. 2 decimal places allowed'],
  ['1000000.01', 'At most 1,000,000 euros'],
  ['89.50', null],
  ['89,5', null],
  ['0', null],
  ['1000000', null],
]
const street = 'Street and House Number are required'
const city = 'City and Postal Code are required'

/** Every message of the forms of what is let, with the values around each limit; form and API are held to it alike. */
export const inventoryRules: readonly RuleCase<Form>[] = [
  ...cases('property', 'name', textRules('Name is required', 100)),
  ...cases('property', 'description', textRules('Description is required', 5000)),
  ...cases('property', 'address.street', textRules(street, 200)),
  ...cases('property', 'address.house_number', textRules(street, 20)),
  ...cases('property', 'address.postal_code', textRules(city, 20)),
  ...cases('property', 'address.city', textRules(city, 100)),
  ...cases('property', 'address.country', textRules('Country is required', 100)),
  ...cases('property', 'address.phone', [
    ['', 'Phone is required'],
    ['   ', 'Phone is required'],
    ['12345', 'Wrong phone format'],
    ['1'.repeat(16), 'Wrong phone format'],
    ['43+613412345', 'Wrong phone format'],
    ['call me', 'Wrong phone format'],
    ['123456', null],
    ['+43 6134 12345', null],
    ['(0512) 58 33 11', null],
    ['0043 (0)664/123-45.67', null],
    [`+${'1'.repeat(15)}`, null],
  ]),
  ...cases('unit', 'name', textRules('Name is required', 100)),
  ...cases('unit', 'description', textRules('Description is required', 5000)),
  ...cases('unit', 'max_capacity', [...capacityRules('Max Capacity'), ['1', null], ['1000', null]]),
  ...cases('unit', 'capacity', [
    ...capacityRules('Base capacity'),
    ['5', 'Base Capacity cannot be greater than Max Capacity.'],
    ['4', null],
    ['1', null],
  ]),
  ...cases(
    'unit',
    'price_per_night',
    priceRules('Price per Night is required.', 'Price per Night must be 0 or higher.'),
  ),
  ...cases(
    'unit',
    'price_per_extra_person',
    priceRules('Price per Extra Person is required.', 'Price per Extra Person must be 0 or higher.'),
  ),
  ...cases('unit', 'property_id', [[undefined, 'Property is required.']]),
  ...cases('service', 'name', lengthRules('Name', 3, 50)),
  ...cases('service', 'type', [
    [undefined, 'Type is required'],
    ['one_time', null],
  ]),
  ...cases('service', 'property', [[undefined, 'Property is required']]),
  ...cases('service', 'price', priceRules('Price is required', 'Price must be 0 or higher')),
  ...cases('promocode', 'code', lengthRules('Code', 3, 10)),
  ...cases('promocode', 'description', lengthRules('Description', 10, 50)),
  ...cases('promocode', 'discount_percent', [
    ['', 'Discount is required'],
    ['ten', 'Discount is required'],
    ['10.5', 'Only whole numbers are allowed'],
    ['-1', 'Only values between 0 and 100 are allowed'],
    ['101', 'Only values between 0 and 100 are allowed'],
    ['0', null],
    ['100', null],
  ]),
  ...cases('season', 'name', textRules('Name is required', 50)),
  ...cases('season', 'start', [[undefined, 'Choose the first night']]),
  ...cases('season', 'end', [[undefined, 'Choose the last night']]),
  ...cases(
    'season',
    'price_per_night',
    priceRules('Price per Night is required.', 'Price per Night must be 0 or higher.'),
  ),
]
