import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

const toServices = { label: 'Open Services', path: paths.services() }
const toTouristTaxes = { label: 'Open tourist tax', path: paths.touristTaxes() }
const toPromocodes = { label: 'Open Promocodes', path: paths.promocodes() }

export const servicesHelp = {
  id: 'services-and-promo-codes',
  title: 'Services and Promo Codes',
  order: 50,
  theme: 'services',
  topics: [
    {
      id: 'service-types',
      title: 'Per Day or One Time?',
      content: [
        'Per Day is charged for every night of the stay: breakfast at €12.90 costs €51.60 for four nights. One Time is charged once, however long the stay is.',
        'Charged for says for whom: the unit as a whole, each person or each pet. Breakfast for each person at €12.90 costs €103.20 for two persons and four nights. From age leaves out younger children; infants under 2 never pay.',
        'A mandatory service, such as final cleaning or tourist tax, is in every total that your guests see, and nobody can leave it out. Bookings that you have keep what was agreed.',
        'A service belongs to one property. If two houses offer breakfast, create it for each of them.',
      ],
      link: toServices,
    },
    {
      id: 'tourist-tax',
      title: 'How tourist tax is worked out',
      content: [
        'Enter what your municipality takes once, and choose the properties that owe it. From then on each stay there gets a line of its own, by the rate of each night: no promo code, fee or cancellation reduces it, it is no revenue, and invoices show it without VAT unless you say otherwise.',
        'Each rate is dated. Enter a new one when your municipality decides it: a stay across that day is charged partly by the one and partly by the other. Amounts can differ by age, part of the year and category of the house; the example shows what a family would pay.',
        'Guests say ages on arrival. With an age that counts from the year after the birthday, a child of that very age counts as not yet charged. Infants under 2 never pay.',
        'At check-out, press Correct in the booking and say who really stayed, and who is exempt and why. If that comes to less than was declared you are asked, and both are kept. The monthly report adds up with your invoices.',
      ],
      link: toTouristTaxes,
    },
    {
      id: 'service-price-changes',
      title: 'What if I change the price of a service?',
      content: [
        'New bookings get the new price. A booking that has the service already keeps the old price until you change its dates, unit, guests, services or code; then you choose whether it is priced again.',
      ],
      link: toServices,
    },
    {
      id: 'promo-code-rules',
      title: 'Promo code rules',
      content: [
        'The discount is taken off nights, extra persons and services. It is a whole percent from 0 to 100, and the result is rounded to the cent once; or an amount, which takes off at most what they cost.',
        'Under Conditions a code can be bound: to stays whose nights all lie between two days, to a minimum of nights, to some units, to bookings from a day on, and to so many uses in total or per guest. Cancelled bookings free their use; requests that wait have one. A guest, and your booking form, reads at the code why it does not count.',
        'What counts is the day on which you book, not the day of arrival: a code can be chosen while it is Active, up to and including the day in Valid until. Each booking can have one code.',
        'A code has 3 to 10 characters and its description 10 to 50. You can have each code only once.',
      ],
      link: toPromocodes,
    },
    {
      id: 'promo-code-after-booking',
      title: 'A code expired or was changed: what about existing bookings?',
      content: [
        'The percentage or amount is kept with the booking. Even if the code expires, gets another one, is set to Inactive or deleted, bookings made with it keep their discount, also when their dates change, for as long as the code stays selected. Other days or another unit have to fit what the code is bound to, unless you keep the agreed price.',
      ],
      link: toPromocodes,
    },
  ],
} satisfies AreaHelp['sections'][number]
