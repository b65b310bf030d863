import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { dayAfter } from '../days.ts'
import type { Call } from './drive.ts'
import { tokenOf } from './owners.ts'

const today = dayAfter(0)

const client = {
  first_name: 'Anna',
  last_name: 'Gruber',
  email: 'anna@example.com',
  address: {
    ...{ street: 'Seeweg', house_number: '7a', postal_code: '5310', city: 'Mondsee', country: 'Austria' },
    phone: '+436641234567',
  },
}

/** Calls of an ordinary hour: twice as many by guests as by owners, and now and then a change. */
export const mixedCalls = Array.from({ length: 50 }, (_, index): Call[] => {
  const token = tokenOf(1 + ((index * 19) % 1000))
  const owner = (path: string): Call => ({ path: `/keyhaven/api/${path}`, token })
  const guest = (path: string): Call => ({ path: `/keyhaven/api/public/booking/${path}` })
  const stay = `check_in=${dayAfter(20 + index)}&check_out=${dayAfter(23 + index)}&guests=${1 + (index % 4)}`
  return [
    guest(`available-units/?${stay}`),
    guest(`?page=${1 + index}`),
    guest(`available-units/?${stay}&city=City ${index}`.replaceAll(' ', '%20')),
    owner('bookings/?page=1&page_size=20'),
    guest(`available-units/?${stay}&page=2`),
    guest(`property/${1 + index * 190}/`),
    owner(`calendar/days/?from=${today}&to=${addDays(today, 31)}`),
    guest(`available-units/?${stay}&owner=owner-${1 + index}`),
    guest(`property/${1 + index * 190}/bookings/`),
    owner(index % 5 === 0 ? 'dashboard-today/' : 'bookings/?page=1&page_size=20&search=Huber%2012'),
    ...(index % 10 === 0 ? [{ ...owner('clients/'), method: 'POST' as const, body: client }] : []),
  ]
}).flat()
