import { bedroom, listed, livingRoom } from '../facts.ts'
import type { Host } from './host.ts'

export const novotna: Host = {
  ...{ first_name: 'Jana', last_name: 'Novotná', email: 'jana.novotna@hosts.keyhaven.test' },
  languages: ['cs', 'en', 'de'],
  ...{
    street: 'Nerudova',
    house_number: '41',
    postal_code: '11800',
    city: 'Prague',
    country: 'Czechia',
    phone: '+420257532041',
  },
  properties: [
    {
      name: 'Malá Strana Townhouse',
      description: 'A merchant’s house from 1640 below the castle, with thick walls and quiet rooms.',
      ...{ street: 'Vlašská', house_number: '12', postal_code: '11800', city: 'Prague', country: 'Czechia' },
      phone: '+420257532042',
      time_zone: 'Europe/Prague',
      facts: {
        ...{ check_in_from: '14:00', check_in_until: '22:00', check_out_until: '11:00' },
        ...{ latitude: 50.0876, longitude: 14.3989 },
        amenities: listed('wifi self_check_in luggage_storage baby_cot washing_machine non_smoking first_aid_kit'),
        house_rules: 'The house is old and carries sound: please walk softly after 10 pm.',
        registration_number: '',
      },
      scene: { kind: 'town', palette: 'dusk' },
      units: [
        {
          name: 'Castle View',
          description: 'The top floor; the castle fills the window.',
          type: 'townhouse',
          ...{ capacity: 4, max: 6, price: 210, extra: 24 },
          room: 'dusk',
          facts: {
            ...{
              rooms: [bedroom('king'), bedroom('double'), livingRoom('sofa_bed')],
              bathrooms: 2,
              area_m2: 118,
              pets_max: 1,
              cots: 1,
            },
            amenities: listed(
              'kitchen oven dishwasher washing_machine bathtub shower tv desk coffee_machine bed_linen towels heating smoke_alarm',
            ),
          },
        },
        {
          name: 'Courtyard',
          description: 'Two rooms around a fountain, away from the noise of the town.',
          type: 'apartment',
          ...{ capacity: 2, max: 4, price: 125, extra: 20 },
          room: 'dawn',
          facts: {
            ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 57, pets_max: 0, cots: 1 },
            amenities: listed('kitchen shower tv coffee_machine bed_linen towels heating'),
          },
        },
        {
          name: 'Baker’s Room',
          description: 'The small one, above the bakery: breakfast smells come free.',
          type: 'studio',
          ...{ capacity: 1, max: 2, price: 68, extra: 15 },
          room: 'sand',
          facts: {
            ...{ rooms: [bedroom('double')], bathrooms: 1, area_m2: 17 },
            amenities: listed('kettle shower desk bed_linen towels heating'),
          },
        },
      ],
      services: [{ name: 'Airport transfer', type: 'one_time', price: 40 }],
    },
  ],
}
