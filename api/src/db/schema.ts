import type { DB as House } from './house-schema.ts'
import type { DB as Stays } from './stays-schema.ts'

/** Every table: those of stays and of what follows from them, and those of accounts and of what is let. */
export type DB = House & Stays
