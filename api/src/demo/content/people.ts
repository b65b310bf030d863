import { fold } from '@keyhaven/shared-contracts/domain/fold'
import { between, pick, type Random } from './random.ts'

const firstNames = [
  'Anna',
  'Lukas',
  'Sofia',
  'Jonas',
  'Emma',
  'Matteo',
  'Zoë',
  'Piotr',
  'Ivana',
  'Noah',
  'Chloé',
  'Marek',
  'Elena',
  'Oskar',
  'Laura',
  'Štěpán',
  'Mia',
  'Henrik',
  'Giulia',
  'Thomas',
] as const
const lastNames = [
  'Berger',
  'Rossi',
  'Nowak',
  'Dvořák',
  'Müller',
  'Hansen',
  'Kovač',
  'Dupont',
  'O’Connor',
  'García',
  'Lindqvist',
  'Weiss',
  'Bianchi',
  'Horváth',
  'de Vries',
  'Schneider',
  'Popović',
  'Moreau',
  'Jansen',
  'Steiner',
] as const
const homes = [
  ['Graz', '8010', 'Austria', 'Herrengasse', '+43316'],
  ['Munich', '80331', 'Germany', 'Sendlinger Straße', '+4989'],
  ['Milan', '20121', 'Italy', 'Via Brera', '+3902'],
  ['Prague', '11000', 'Czechia', 'Dlouhá', '+4202'],
  ['Zürich', '8001', 'Switzerland', 'Bahnhofstrasse', '+4144'],
  ['Amsterdam', '1012', 'Netherlands', 'Prinsengracht', '+3120'],
  ['Kraków', '31-042', 'Poland', 'ulica Grodzka', '+4812'],
  ['Lyon', '69002', 'France', 'Rue Mercière', '+334'],
  ['Ljubljana', '1000', 'Slovenia', 'Trubarjeva cesta', '+3861'],
] as const

const plain = (name: string) => fold(name).replaceAll(/[^a-z]/g, '')

/** Guests with names and homes of all around; their addresses are ones where no mail arrives. */
export function people(random: Random, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[(index * 7) % firstNames.length] ?? firstNames[0]
    const last = lastNames[(index * 3 + Math.floor(index / 20)) % lastNames.length] ?? lastNames[0]
    const [city, postal_code, country, street, prefix] = pick(random, homes)
    return {
      first_name: first,
      last_name: last,
      email: `${plain(first)}.${plain(last)}${index}@example.com`,
      active: index % 17 !== 16,
      ...{ city, postal_code, country, street },
      house_number: String(between(random, 1, 120)),
      phone: `${prefix}${between(random, 100_000, 999_999)}`,
    }
  })
}
