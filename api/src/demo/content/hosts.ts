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
        scene: { kind: 'lake', palette: 'mint' },
        units: [
          {
            name: 'Belle Étage',
            description: 'The first floor with a winter garden and a balcony over the lake.',
            type: 'apartment',
            capacity: 2,
            max: 4,
            price: 185,
            extra: 25,
            room: 'mint',
          },
          {
            name: 'Garden Flat',
            description: 'Straight onto the meadow, with a kitchen for people who like to cook.',
            type: 'apartment',
            capacity: 2,
            max: 3,
            price: 140,
            extra: 20,
            room: 'noon',
          },
          {
            name: 'Tower Room',
            description: 'A round room with the best sunrise of the house.',
            type: 'suite',
            capacity: 2,
            max: 2,
            price: 115,
            extra: 0,
            room: 'dawn',
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
        scene: { kind: 'alps', palette: 'noon' },
        units: [
          {
            name: 'Summit',
            description: 'Three bedrooms under the roof and a sauna with a view.',
            type: 'villa',
            capacity: 6,
            max: 8,
            price: 340,
            extra: 30,
            room: 'sand',
          },
          {
            name: 'Ridge',
            description: 'Two bedrooms and a stove that warms the whole flat.',
            type: 'apartment',
            capacity: 4,
            max: 5,
            price: 195,
            extra: 25,
            room: 'snow',
          },
        ],
        services: [{ name: 'Ski storage', type: 'per_day', price: 4 }],
      },
    ],
  },
  {
    ...{ first_name: 'Matteo', last_name: 'Ferri', email: 'matteo.ferri@hosts.keyhaven.test' },
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
        scene: { kind: 'coast', palette: 'snow' },
        units: [
          {
            name: 'Appartamento Mare',
            description: 'Two rooms and a loggia facing the sea.',
            type: 'apartment',
            capacity: 2,
            max: 4,
            price: 128,
            extra: 18,
            room: 'snow',
          },
          {
            name: 'Appartamento Laguna',
            description: 'Evening sun over the lagoon, and a kitchen with everything.',
            type: 'apartment',
            capacity: 3,
            max: 5,
            price: 149,
            extra: 18,
            room: 'dawn',
          },
          {
            name: 'Monolocale Gabbiano',
            description: 'A studio for two, white and simple.',
            type: 'studio',
            capacity: 2,
            max: 2,
            price: 82,
            extra: 0,
            room: 'noon',
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
        scene: { kind: 'vines', palette: 'sand' },
        units: [
          {
            name: 'Ribolla',
            description: 'A double room with a walnut floor and a view of the vines.',
            type: 'suite',
            capacity: 2,
            max: 3,
            price: 98,
            extra: 22,
            room: 'sand',
          },
          {
            name: 'Friulano',
            description: 'The old press house, now two rooms and a courtyard of their own.',
            type: 'house',
            capacity: 2,
            max: 4,
            price: 136,
            extra: 22,
            room: 'mint',
          },
        ],
        services: [{ name: 'Wine tasting', type: 'one_time', price: 35 }],
      },
    ],
  },
  {
    ...{ first_name: 'Jana', last_name: 'Novotná', email: 'jana.novotna@hosts.keyhaven.test' },
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
        scene: { kind: 'town', palette: 'dusk' },
        units: [
          {
            name: 'Castle View',
            description: 'The top floor; the castle fills the window.',
            type: 'townhouse',
            capacity: 4,
            max: 6,
            price: 210,
            extra: 24,
            room: 'dusk',
          },
          {
            name: 'Courtyard',
            description: 'Two rooms around a fountain, away from the noise of the town.',
            type: 'apartment',
            capacity: 2,
            max: 4,
            price: 125,
            extra: 20,
            room: 'dawn',
          },
          {
            name: 'Baker’s Room',
            description: 'The small one, above the bakery: breakfast smells come free.',
            type: 'studio',
            capacity: 1,
            max: 2,
            price: 68,
            extra: 15,
            room: 'sand',
          },
        ],
        services: [{ name: 'Airport transfer', type: 'one_time', price: 40 }],
      },
    ],
  },
]
