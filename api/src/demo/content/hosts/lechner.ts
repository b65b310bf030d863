import { bedroom, listed, livingRoom } from '../facts.ts'
import { touristTax } from '../services.ts'
import type { Host } from './host.ts'

export const lechner: Host = {
  ...{ first_name: 'Katharina', last_name: 'Lechner', email: 'katharina.lechner@hosts.keyhaven.test' },
  languages: ['de', 'en'],
  ...{
    street: 'Dorfstraße',
    house_number: '3',
    postal_code: '5360',
    city: 'St. Wolfgang',
    country: 'Austria',
    phone: '+4361382021',
  },
  properties: [
    {
      name: 'Villa Wolfgangsee',
      description: 'A villa from 1905 with a lakeside meadow, three apartments and a boat for its guests.',
      ...{
        street: 'Seepromenade',
        house_number: '21',
        postal_code: '5360',
        city: 'St. Wolfgang',
        country: 'Austria',
      },
      phone: '+4361382022',
      time_zone: 'Europe/Vienna',
      facts: {
        ...{ check_in_from: '15:00', check_in_until: '19:00', check_out_until: '10:00' },
        ...{ latitude: 47.7379, longitude: 13.4472 },
        amenities: listed('wifi free_parking water_access garden sun_loungers bicycle_rental non_smoking breakfast'),
        house_rules: 'Quiet from 10 pm.\nThe boat comes back before dark.',
        registration_number: '40751-000133-2025',
      },
      scene: { kind: 'lake', palette: 'mint' },
      units: [
        {
          name: 'Belle Étage',
          description: 'The first floor with a winter garden and a balcony over the lake.',
          type: 'apartment',
          ...{ capacity: 2, max: 4, price: 185, extra: 25 },
          room: 'mint',
          facts: {
            ...{
              rooms: [bedroom('king'), bedroom('single', 'single')],
              bathrooms: 2,
              area_m2: 98,
              pets_max: 1,
              cots: 1,
            },
            amenities: listed(
              'kitchen dishwasher oven balcony lake_view bathtub coffee_machine tv bed_linen towels heating',
            ),
          },
        },
        {
          name: 'Garden Flat',
          description: 'Straight onto the meadow, with a kitchen for people who like to cook.',
          type: 'apartment',
          ...{ capacity: 2, max: 3, price: 140, extra: 20 },
          room: 'noon',
          facts: {
            ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 61, pets_max: 0, cots: 1 },
            amenities: listed(
              'kitchen oven dishwasher terrace lake_view shower ground_floor step_free coffee_machine bed_linen towels heating',
            ),
          },
        },
        {
          name: 'Tower Room',
          description: 'A round room with the best sunrise of the house.',
          type: 'suite',
          ...{ capacity: 2, max: 2, price: 115, extra: 0 },
          room: 'dawn',
          facts: {
            ...{ rooms: [bedroom('queen')], bathrooms: 1, area_m2: 24 },
            amenities: listed('kettle lake_view shower hair_dryer bed_linen towels heating'),
          },
        },
      ],
      services: [
        { name: 'Breakfast basket', type: 'per_day', charged_per: 'person', from_age: 3, price: 14.5 },
        { name: 'Final cleaning', type: 'one_time', mandatory: true, price: 60 },
        touristTax,
        { name: 'Dog', type: 'per_day', charged_per: 'pet', price: 8 },
      ],
    },
    {
      name: 'Dachstein Lodge',
      description: 'Timber, stone and silence below the glacier; the cable car is ten minutes away.',
      ...{ street: 'Ramsau', house_number: '112', postal_code: '8972', city: 'Ramsau', country: 'Austria' },
      phone: '+4336878140',
      time_zone: 'Europe/Vienna',
      facts: {
        ...{ check_in_from: '16:00', check_in_until: '20:00', check_out_until: '10:00' },
        ...{ latitude: 47.4213, longitude: 13.6548 },
        amenities: listed(
          'wifi free_parking ev_charging ski_storage terrace sauna playground pets_welcome non_smoking',
        ),
        house_rules: 'Ski boots stay in the ski room.\nThe sauna is open from 3 pm to 10 pm.',
        registration_number: '61236-000402-2025',
      },
      scene: { kind: 'alps', palette: 'noon' },
      units: [
        {
          name: 'Summit',
          description: 'Three bedrooms under the roof and a sauna with a view.',
          type: 'villa',
          ...{ capacity: 6, max: 8, price: 340, extra: 30 },
          room: 'sand',
          facts: {
            ...{
              rooms: [bedroom('king'), bedroom('double'), bedroom('double'), livingRoom('sofa_bed', 'sofa_bed')],
              bathrooms: 3,
              area_m2: 165,
            },
            amenities: listed(
              'kitchen oven dishwasher washing_machine sauna fireplace balcony mountain_view bathtub coffee_machine tv bed_linen towels heating smoke_alarm',
            ),
          },
        },
        {
          name: 'Ridge',
          description: 'Two bedrooms and a stove that warms the whole flat.',
          type: 'apartment',
          ...{ capacity: 4, max: 5, price: 195, extra: 25 },
          room: 'snow',
          facts: {
            ...{
              rooms: [bedroom('double'), bedroom('single', 'single', 'single')],
              bathrooms: 1,
              area_m2: 78,
              pets_max: 1,
            },
            amenities: listed(
              'kitchen dishwasher fireplace balcony mountain_view shower coffee_machine bed_linen towels heating',
            ),
          },
        },
      ],
      services: [{ name: 'Ski storage', type: 'per_day', price: 4 }],
    },
  ],
}
