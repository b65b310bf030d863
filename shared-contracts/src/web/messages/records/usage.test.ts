import { expect, it } from 'vitest'
import { usage as wordsOf } from './en.ts'

const none = { units: 0, services: 0, bookings: 0, upcoming: 0, archives: false }
const archived = 'It will be archived: gone from your lists, but still on old bookings and invoices.'
const gone = 'It has no bookings, so it will be deleted for good.'

it.each([
  [none, gone],
  [{ ...none, units: 1 }, `1 unit goes with it. ${gone}`],
  [{ ...none, services: 5 }, `5 services go with it. ${gone}`],
  [{ ...none, units: 1, services: 1 }, `1 unit and 1 service go with it. ${gone}`],
  [{ ...none, bookings: 1, archives: true }, `1 booking is kept. ${archived}`],
  [{ ...none, bookings: 1, upcoming: 1, archives: true }, `1 booking is kept, and it is still to come. ${archived}`],
  [
    { ...none, bookings: 2, upcoming: 2, archives: true },
    `2 bookings are kept, all of them still to come. ${archived}`,
  ],
  [{ ...none, bookings: 9, upcoming: 1, archives: true }, `9 bookings are kept, 1 of them still to come. ${archived}`],
  [
    { units: 3, services: 5, bookings: 1042, upcoming: 2, archives: true },
    `3 units and 5 services go with it. 1,042 bookings are kept, 2 of them still to come. ${archived}`,
  ],
])('says what deleting affects: %j', (usage, words) => {
  expect(wordsOf(usage)).toBe(words)
})
