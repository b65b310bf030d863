import { expect, it } from 'vitest'
import { usageWords } from './usage-words.ts'

const none = { units: 0, services: 0, bookings: 0, upcoming: 0, archives: false }
const archived = 'It will be archived: gone from lists, still on old bookings and invoices.'
const gone = 'No booking was ever made with it, so it is gone for good.'

it.each([
  [none, gone],
  [{ ...none, units: 1 }, `1 unit goes with it. ${gone}`],
  [{ ...none, services: 5 }, `5 services go with it. ${gone}`],
  [{ ...none, units: 1, services: 1 }, `1 unit and 1 service go with it. ${gone}`],
  [{ ...none, bookings: 1, archives: true }, `1 booking stays. ${archived}`],
  [{ ...none, bookings: 1, upcoming: 1, archives: true }, `1 booking stays and is still to come. ${archived}`],
  [
    { ...none, bookings: 2, upcoming: 2, archives: true },
    `2 bookings stay, all of them are still to come. ${archived}`,
  ],
  [{ ...none, bookings: 9, upcoming: 1, archives: true }, `9 bookings stay, 1 of them is still to come. ${archived}`],
  [
    { units: 3, services: 5, bookings: 1042, upcoming: 2, archives: true },
    `3 units and 5 services go with it. 1,042 bookings stay, 2 of them are still to come. ${archived}`,
  ],
])('says what deleting affects: %j', (usage, words) => {
  expect(usageWords(usage)).toBe(words)
})
