import fc from 'fast-check'
import { expect, test } from 'vitest'
import { briefClient, newClient } from '../../contract/bookings/clients.ts'
import { personalsBody, registerBody } from '../../contract/accounts/accounts.ts'
import { guest } from '../../contract/public/public-requests.ts'

const names = [
  ...['St. John', 'O´Brien', 'O`Brien', 'O’Brien', 'DʼAngelo', 'Müller/Maier', 'Anna\u00a0Maria', 'Hans‐Peter'],
  ...[
    'Anna & Karl',
    'Huber-Maier sen.',
    '김',
    'Nguyễn',
    'Mª José',
    'Jean-Luc (Louis)',
    'Núñez, Marqués de',
    'Ramon Lull·i',
  ],
  ...['J.R.R. Tolkien', 'Dr. de Vries', 'Familie Maier 2', '=Anna', 'علی', 'می‌خواهم'],
]
const refused = [
  ...['', '   ', '...', 'http://evil.example', 'www.evil.example', 'win at evil.com', 'evil.ru/x', 'anna@example.com'],
  ...['An\u0007na', 'An\u0000na', 'a'.repeat(200)],
]

const rules = { client: newClient.shape.first_name, brief: briefClient.shape.last_name, guest: guest.shape.first_name }

test.each(names)('%s is a name for clients and guests alike', (name) => {
  for (const rule of Object.values(rules)) expect(rule.safeParse(name).success).toBe(true)
})

test.each(refused)('%j is no name', (name) => {
  for (const rule of Object.values(rules)) expect(rule.safeParse(name).success).toBe(false)
})

test('whoever an owner can enter as a client can book alone, by the same name', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...names),
    fc.constantFrom('.', '/', ' ', '@', '·'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const [client, alone] = [rules.brief, rules.guest].map((rule) => rule.safeParse(parts.join('')))
      expect(alone?.data).toBe(client?.data)
      expect(alone?.success).toBe(client?.success)
    }),
  )
})

test('a name is stored with one apostrophe, one hyphen and one space', () => {
  expect(names.slice(1, 8).map((name) => rules.guest.parse(name))).toEqual([
    ...["O'Brien", "O'Brien", "O'Brien", "D'Angelo", 'Müller/Maier', 'Anna Maria', 'Hans-Peter'],
  ])
})

test('owners register with letters, as the specification wants, and name themselves as documents print them', () => {
  const registered = registerBody.shape.last_name
  const personal = personalsBody.shape.last_name
  expect(['O´Brien', 'Hans‐Peter', 'Anna\u00a0Maria'].map((name) => registered.safeParse(name).success)).toEqual([
    ...[true, true, true],
  ])
  expect(['St. John', 'Anna1'].map((name) => registered.safeParse(name).success)).toEqual([false, false])
  expect(
    ['St. John', 'Müller/Maier', 'Anna & Karl', 'Anna1', 'Anna!'].map((name) => personal.safeParse(name).success),
  ).toEqual([...[true, true, true, false, false]])
})
