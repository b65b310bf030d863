import { expect, it } from 'vitest'
import { guestOf } from './new-guest.ts'

it('takes the last word of a name for the last name', () => {
  expect(guestOf(' Anna Maria  Novak ')).toMatchObject({ first_name: 'Anna Maria', last_name: 'Novak', email: '' })
  expect(guestOf('Novak')).toMatchObject({ first_name: '', last_name: 'Novak' })
})

it('takes a number or an e-mail address for what it is', () => {
  expect(guestOf('0664 123 45 67')).toMatchObject({ last_name: '', email: '', address: { phone: '0664 123 45 67' } })
  expect(guestOf('+43 (0)664/1234567').address.phone).toBe('+43 (0)664/1234567')
  expect(guestOf('anna@example.com')).toMatchObject({
    last_name: '',
    email: 'anna@example.com',
    address: { phone: '' },
  })
})
