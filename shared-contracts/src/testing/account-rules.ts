import { en } from '../domain/languages/en.ts'
import { cases, type RuleCase, type Rules } from './rule-case.ts'

/** The forms of this table. */
export type Form =
  | 'register'
  | 'login'
  | 'forgot'
  | 'reset'
  | 'personals'
  | 'change-email'
  | 'change-password'
  | 'slug'
  | 'contact'

/** Values that each form accepts; the account behind it has this `actual_email` and this password. */
export const goodValues: Record<Form, object> = {
  register: {
    first_name: 'Anna',
    last_name: 'Huber',
    email: 'anna.huber@example.com',
    password: 'Secret-123',
    privacy: true,
  },
  login: { email: 'anna.huber@example.com', password: 'Secret-123' },
  forgot: { email: 'anna.huber@example.com' },
  reset: { password: 'Secret-456', repeated_password: 'Secret-456' },
  personals: {
    first_name: 'Anna',
    last_name: 'Huber',
    tax_id: 'ATU12345678',
    address: {
      street: 'Seeweg',
      house_number: '7a',
      city: 'Mondsee',
      postal_code: '5310',
      country: 'Austria',
      phone: '+436641234567',
    },
  },
  'change-email': {
    actual_email: 'anna.huber@example.com',
    actual_password: 'Secret-123',
    new_email: 'anna.new@example.com',
  },
  'change-password': { old_password: 'Secret-123', new_password: 'Secret-456', confirm_password: 'Secret-456' },
  slug: { slug: 'anna-huber' },
  contact: { theme: 'bookings', message: 'How do I move a booking to another unit?' },
}

const longEmail = (length: number) => `${'a'.repeat(length - 12)}@example.com`
const emailRules = (required: string, invalid: string): Rules => [
  ['', required],
  ['   ', required],
  ['anna', invalid],
  ['anna@', invalid],
  ['@example.com', invalid],
  ['anna@exam ple.com', invalid],
  ['anna@example..com', invalid],
  [longEmail(255), invalid],
]
const goodEmails: Rules = [
  [' Anna@Example.com ', null],
  ['anna+lake@mail.example.photography', null],
  [longEmail(254), null],
]

const weak = 'Password must include upper/lowercase, a number and a special character'
const longPassword = (length: number) => `Aa1-${'x'.repeat(length - 4)}`
const passwordRules: Rules = [
  ['', 'Password is required'],
  ['Ab-1', 'Minimum 8 characters'],
  ['Secre-1', 'Minimum 8 characters'],
  ['secret-123', weak],
  ['SECRET-123', weak],
  ['Secret-abc', weak],
  ['Secret1234', weak],
  ['Secret -123', weak],
  [longPassword(129), 'Password is too long'],
  [longPassword(128), null],
  ['Тайна-123', null],
]
/** Rules of a password with one message for all that can be wrong. */
const strongRules = (required: string, wrong: string): Rules => [
  ['', required],
  ['Ab-1', wrong],
  ['secret-123', wrong],
  ['Secret1234', wrong],
  ['Secret -123', wrong],
  [longPassword(129), wrong],
]
const repeatRules = (different: string): Rules => [
  ['', 'Password is required'],
  ['Secret-457', different],
  ['Secret-456', null],
]

const nameRules = (required: string, letters: string, long: string): Rules => [
  ['', required],
  ['   ', required],
  ['Anna1', letters],
  ['Anna!', letters],
  ['a'.repeat(51), long],
  ['a'.repeat(50), null],
  ['Zoë', null],
  ["O'Neill-Strauß", null],
  ['Анна Мария', null],
]
const registerNames = (name: string): Rules => [
  ...nameRules(`${name} is required`, 'Only letters are allowed', `${name} is too long`),
  ['A', 'Minimum 2 characters'],
]
const personalsNames = (name: string): Rules => [
  ...nameRules(`${name} is required`, 'No numbers or special characters allowed', `${name} is too long`),
  ['J', null],
]

const textRules = (required: string, max: number): Rules => [
  ['', required],
  ['   ', required],
  ['x'.repeat(max + 1), `At most ${en.number(max)} characters`],
  ['x'.repeat(max), null],
]

const wrongSlug = 'Only lower-case letters and numbers, with single hyphens in between'
const question = 'How do I move a stay'

/** Every message of the forms about accounts, with the values around each limit; form and API are held to it alike. */
export const accountRules: readonly RuleCase<Form>[] = [
  ...cases('register', 'first_name', registerNames('First name')),
  ...cases('register', 'last_name', registerNames('Last name')),
  ...cases('register', 'email', [...emailRules('Email is required', 'Enter a valid email address'), ...goodEmails]),
  ...cases('register', 'password', passwordRules),
  ...cases('register', 'privacy', [
    [false, 'You must accept the privacy policy'],
    [true, null],
  ]),
  ...cases('login', 'email', [...emailRules('Email is required', 'Enter a valid email address'), ...goodEmails]),
  ...cases('login', 'password', passwordRules),
  ...cases('forgot', 'email', [...emailRules('Email is required', 'Enter a valid email address'), ...goodEmails]),
  ...cases('reset', 'password', passwordRules),
  ...cases('reset', 'repeated_password', repeatRules('Passwords do not match.')),
  ...cases('personals', 'first_name', personalsNames('First name')),
  ...cases('personals', 'last_name', personalsNames('Last name')),
  ...cases('personals', 'tax_id', textRules('Tax ID is required', 50)),
  ...cases('personals', 'address.street', textRules('Street is required', 200)),
  ...cases('personals', 'address.house_number', textRules('House number is required', 20)),
  ...cases('personals', 'address.city', textRules('City is required', 100)),
  ...cases('personals', 'address.postal_code', textRules('Zip code is required', 20)),
  ...cases('personals', 'address.country', textRules('Country is required', 100)),
  ...cases('personals', 'address.phone', [
    ['', 'Phone is required'],
    ['12', 'Wrong phone format'],
    ['call me', 'Wrong phone format'],
    ['1'.repeat(21), 'Wrong phone format'],
    ['+123', null],
    ['+43 664 1234567', null],
    ['0664 123 45 67', null],
    ['1'.repeat(20), null],
  ]),
  ...cases('change-email', 'actual_email', [
    ...emailRules('Please enter your actual email', 'Please enter a valid email'),
    ['somebody.else@example.com', 'This is not your email'],
    [' Anna.Huber@EXAMPLE.com ', null],
  ]),
  ...cases(
    'change-email',
    'actual_password',
    strongRules('Please enter your actual password', 'Please enter a valid password'),
  ),
  ...cases('change-email', 'new_email', [
    ...emailRules('Please enter your new email', 'Please enter a valid email'),
    ...goodEmails,
  ]),
  ...cases('change-password', 'old_password', strongRules('Password is required', weak)),
  ...cases('change-password', 'new_password', [
    ...strongRules('Password is required', weak),
    [longPassword(128), null],
    ['Тайна-123', null],
  ]),
  ...cases('change-password', 'confirm_password', repeatRules('Passwords do not match')),
  ...cases('slug', 'slug', [
    ['', 'Please enter a name for your link'],
    ['   ', 'Please enter a name for your link'],
    ['ab', 'Minimum 3 characters'],
    ['a'.repeat(61), 'At most 60 characters'],
    ['Anna', wrongSlug],
    ['anna huber', wrongSlug],
    ['anna--huber', wrongSlug],
    ['-anna', wrongSlug],
    ['anna-', wrongSlug],
    ['änna', wrongSlug],
    ['abc', null],
    ['a'.repeat(60), null],
    [' lake-house-2 ', null],
  ]),
  ...cases('contact', 'theme', [
    [undefined, 'Please select a theme'],
    ['technical', null],
  ]),
  ...cases('contact', 'message', [
    ['', 'Please enter a message'],
    [' '.repeat(30), 'Please enter a message'],
    [question.slice(0, 19), 'Message must be at least 20 characters long'],
    ['x'.repeat(5001), 'At most 5,000 characters'],
    [question, null],
    ['x'.repeat(5000), null],
  ]),
]
