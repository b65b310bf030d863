import type { Messages } from '../messages/accounting/en.ts'

/** Fields that a booking batch lacks, as they stand in a sentence. */
export const lackOf = ({ fields }: Messages, missing: readonly string[]) =>
  missing.map((field) => (field in fields ? fields[field as keyof typeof fields] : field))
