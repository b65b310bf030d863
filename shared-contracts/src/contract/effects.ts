import type { AreaDomain } from '../domain/area-words.ts'
import type { Domain } from './endpoint.ts'

/**
 * Each table of an owner's rows, and the domains whose answers show them. A trigger on each says that it has changed, and
 * every query of these domains is out of date then: in all open screens through the stream, in the one that wrote at once.
 * Those of an area that was added stand in its part of the API (`api/src/<area>/tables.ts`).
 */
export const shownIn = {
  owners: ['accounts', 'public'],
  site_settings: ['accounts', 'public'],
  properties: ['properties', 'units', 'services', 'seasons', 'bookings', 'calendar', 'dashboard', 'analytics', 'taxes'],
  units: ['units', 'properties', 'seasons', 'bookings', 'calendar', 'dashboard', 'analytics'],
  images: ['images', 'properties', 'units'],
  seasons: ['seasons', 'bookings', 'calendar'],
  discounts: ['seasons', 'bookings'],
  stay_rules: ['stay_rules', 'calendar'],
  services: ['services', 'bookings'],
  promocodes: ['promocodes', 'bookings'],
  promocode_units: ['promocodes', 'bookings'],
  clients: ['clients', 'bookings', 'calendar', 'dashboard', 'invoices'],
  bookings: [
    'bookings',
    'calendar',
    'dashboard',
    'analytics',
    'invoices',
    'payments',
    'services',
    'promocodes',
    'taxes',
  ],
  occupancies: ['blocks', 'bookings', 'calendar', 'dashboard', 'analytics'],
  invoices: ['invoices', 'bookings', 'dashboard'],
  invoice_settings: ['invoices'],
  card_accounts: ['payments'],
  card_checkouts: ['payments'],
  card_refunds: ['payments'],
  card_holds: ['payments'],
  card_captures: ['payments'],
  damage_deposits: ['payments'],
  payment_settings: ['payments', 'bookings'],
  payment_reminders: ['payments'],
  accounting_settings: ['payments'],
  payments: ['payments', 'bookings', 'dashboard', 'invoices'],
  bank_statements: ['payments'],
  bank_lines: ['payments'],
  property_taxes: ['taxes', 'bookings'],
  tourist_taxes: ['taxes', 'bookings'],
} as const satisfies Record<string, readonly Domain[]>

/** A table whose changes owners hear of. */
export type OwnedTable = keyof typeof shownIn

/** The tables that the commands of a domain write; what follows in other tables by triggers comes with these. */
const writes: Record<Exclude<Domain, AreaDomain>, readonly OwnedTable[]> = {
  accounts: ['owners', 'site_settings'],
  analytics: [],
  blocks: ['occupancies'],
  bookings: ['bookings', 'occupancies', 'invoices'],
  calendar: ['seasons', 'stay_rules'],
  clients: ['clients'],
  contact: [],
  dashboard: [],
  downloads: [],
  images: ['images'],
  invoices: ['invoices', 'invoice_settings'],
  payments: [
    'payments',
    'payment_settings',
    'payment_reminders',
    'accounting_settings',
    'bank_statements',
    'bank_lines',
    'card_accounts',
    'card_checkouts',
    'card_refunds',
    'card_holds',
    'card_captures',
    'damage_deposits',
  ],
  promocodes: ['promocodes', 'promocode_units'],
  properties: ['properties', 'images'],
  // A guest's screen shows public answers alone; the owner's hear of it through the stream.
  public: [],
  seasons: ['seasons', 'discounts'],
  services: ['services'],
  stay_rules: ['stay_rules', 'units'],
  taxes: ['tourist_taxes', 'property_taxes', 'bookings', 'invoices'],
  units: ['units', 'images'],
}

const isAdded = (domain: Domain): domain is AreaDomain => !Object.hasOwn(writes, domain)

/**
 * The domains whose answers are out of date after a command of this one, itself first. Of an area that was added it is all that is known here:
 * the stream says the others a moment later.
 */
export const outdatedBy = (domain: Domain): readonly Domain[] => [
  ...new Set([domain, ...(isAdded(domain) ? [] : writes[domain]).flatMap((table) => shownIn[table])]),
]

/** The same of each domain of the product: what a shell refreshes after a command. */
export const commandEffects = (): Record<string, readonly string[]> =>
  Object.fromEntries(Object.keys(writes).map((domain) => [domain, outdatedBy(domain as Domain)]))
