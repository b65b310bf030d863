import { bedroom, listed, livingRoom } from './facts.ts'
import type { Household } from './household.ts'

type Host = Household & {
  first_name: string
  last_name: string
  email: string
  street: string
  house_number: string
  postal_code: string
  city: string
  country: string
  phone: string
}

/** The hosts of an empty platform, so that the public site has something to show. Nobody signs in as one. */
export const demoHosts: readonly Host[] = [
  {
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
              ...{ rooms: [bedroom('king'), bedroom('single', 'single')], bathrooms: 2, area_m2: 98 },
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
              ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 61 },
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
          { name: 'Breakfast basket', type: 'per_day', price: 14.5 },
          { name: 'Final cleaning', type: 'one_time', price: 60 },
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
              ...{ rooms: [bedroom('double'), bedroom('single', 'single', 'single')], bathrooms: 1, area_m2: 78 },
              amenities: listed(
                'kitchen dishwasher fireplace balcony mountain_view shower coffee_machine bed_linen towels heating',
              ),
            },
          },
        ],
        services: [{ name: 'Ski storage', type: 'per_day', price: 4 }],
      },
    ],
  },
  {
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
          house_rules:
            'Please rinse the sand off at the shower in the garden.\nQuiet from 2 pm to 4 pm and after 11 pm.',
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
              ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 55 },
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
              ...{ rooms: [livingRoom('double')], bathrooms: 1, area_m2: 29 },
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
              ...{ rooms: [bedroom('queen', 'single')], bathrooms: 1, area_m2: 30 },
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
  },
  {
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
              ...{ rooms: [bedroom('king'), bedroom('double'), livingRoom('sofa_bed')], bathrooms: 2, area_m2: 118 },
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
              ...{ rooms: [bedroom('queen'), livingRoom('sofa_bed')], bathrooms: 1, area_m2: 57 },
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
  },
]
