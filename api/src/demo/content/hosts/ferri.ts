import { bedroom, listed, livingRoom } from '../facts.ts'
import type { Host } from './host.ts'

export const ferri: Host = {
  ...{ first_name: 'Matteo', last_name: 'Ferri', email: 'matteo.ferri@hosts.keyhaven.test' },
  languages: ['it', 'de', 'sl', 'en'],
  ...{
    street: 'Via Roma',
    house_number: '18',
    postal_code: '34073',
    city: 'Grado',
    country: 'Italy',
    phone: '+39043180112',
  },
  properties: [
    {
      name: 'Casa Laguna',
      description: 'A white house between lagoon and sea, five minutes from the beach by bicycle.',
      ...{ street: 'Riva Dandolo', house_number: '5', postal_code: '34073', city: 'Grado', country: 'Italy' },
      phone: '+39043180113',
      time_zone: 'Europe/Rome',
      facts: {
        ...{ check_in_from: '15:00', check_in_until: '21:00', check_out_until: '10:00' },
        ...{ latitude: 45.6781, longitude: 13.3862 },
        amenities: listed('wifi free_parking garden bicycle_rental barbecue self_check_in pets_welcome non_smoking'),
        house_rules: 'Please rinse the sand off at the shower in the garden.\nQuiet from 2 pm to 4 pm and after 11 pm.',
        registration_number: 'IT031009B4XK7Q2LMN',
      },
      scene: { kind: 'coast', palette: 'snow' },
      units: [
        {
          name: 'Appartamento Mare',
          description: 'Two rooms and a loggia facing the sea.',
          type: 'apartment',
          ...{ capacity: 2, max: 4, price: 128, extra: 18 },
          room: 'snow',
          facts: {
            ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 55, pets_max: 0, cots: 1 },
            amenities: listed(
              'kitchen air_conditioning balcony sea_view shower washing_machine coffee_machine bed_linen towels',
            ),
          },
        },
        {
          name: 'Appartamento Laguna',
          description: 'Evening sun over the lagoon, and a kitchen with everything.',
          type: 'apartment',
          ...{ capacity: 3, max: 5, price: 149, extra: 18 },
          room: 'dawn',
          facts: {
            ...{ rooms: [bedroom('queen'), bedroom('bunk', 'single')], bathrooms: 1, area_m2: 68 },
            amenities: listed(
              'kitchen oven dishwasher air_conditioning balcony sea_view shower washing_machine coffee_machine bed_linen towels baby_cot',
            ),
          },
        },
        {
          name: 'Monolocale Gabbiano',
          description: 'A studio for two, white and simple.',
          type: 'studio',
          ...{ capacity: 2, max: 2, price: 82, extra: 0 },
          room: 'noon',
          facts: {
            ...{ rooms: [livingRoom('double')], bathrooms: 1, area_m2: 29, pets_max: 1, instant: true },
            amenities: listed('kitchenette air_conditioning shower coffee_machine bed_linen towels'),
          },
        },
      ],
      services: [
        { name: 'Beach umbrella', type: 'per_day', price: 16 },
        { name: 'Bicycle', type: 'per_day', price: 8 },
      ],
    },
    {
      name: 'Collio Vineyard House',
      description: 'Guest rooms of a winery in the hills: tastings downstairs, vines to the horizon.',
      ...{ street: 'Località Zegla', house_number: '9', postal_code: '34071', city: 'Cormons', country: 'Italy' },
      phone: '+39048160215',
      time_zone: 'Europe/Rome',
      facts: {
        ...{ check_in_from: '15:00', check_in_until: null, check_out_until: '11:00' },
        ...{ latitude: 45.9612, longitude: 13.4874 },
        amenities: listed('wifi free_parking garden terrace pool bicycle_storage breakfast restaurant non_smoking'),
        house_rules:
          'The pool is open from 8 am to 8 pm.\nChildren are welcome, and stay with their parents in the cellar.',
        registration_number: 'IT031002B9PR3T8WXY',
      },
      scene: { kind: 'vines', palette: 'sand' },
      units: [
        {
          name: 'Ribolla',
          description: 'A double room with a walnut floor and a view of the vines.',
          type: 'suite',
          ...{ capacity: 2, max: 3, price: 98, extra: 22 },
          room: 'sand',
          facts: {
            ...{ rooms: [bedroom('queen', 'single')], bathrooms: 1, area_m2: 30, pets_max: 0, cots: 1 },
            amenities: listed('kettle shower air_conditioning hair_dryer bed_linen towels mountain_view'),
          },
        },
        {
          name: 'Friulano',
          description: 'The old press house, now two rooms and a courtyard of their own.',
          type: 'house',
          ...{ capacity: 2, max: 4, price: 136, extra: 22 },
          room: 'mint',
          facts: {
            ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 66 },
            amenities: listed(
              'kitchen dishwasher terrace fireplace shower private_entrance coffee_machine bed_linen towels heating',
            ),
          },
        },
      ],
      services: [{ name: 'Wine tasting', type: 'one_time', price: 35 }],
    },
  ],
}
