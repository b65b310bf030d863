import type { Messages } from './facts/en.ts'

/** Module of what amenities, rooms and beds are called in a language. */
export const factsIn = (locale: string): Promise<{ messages: Messages }> => import(`./facts/${locale}.ts`)
