import { z } from 'zod'

/** PostgreSQL cannot store U+0000; a client that sends it gets a message, not a failure. */
const storable = (value: string) => !value.includes('\u0000')
const unstorable = 'This text contains a character that cannot be stored'

/** A required line of text, trimmed. */
export const text = (required: string, max = 200) =>
  z.string(required).trim().min(1, required).max(max, `At most ${max} characters`).refine(storable, unstorable)

/** Text that may be empty or missing. */
export const optionalText = (max = 200) =>
  z.string('This must be text').trim().max(max, `At most ${max} characters`).refine(storable, unstorable).default('')

/** Words of a search or filter; none when left out. */
export const words = () =>
  z.string('This must be text').max(100, 'At most 100 characters').refine(storable, unstorable).optional()

/** Accepts what HTML's e-mail input accepts. */
export const email = (required = 'Email is required', invalid = 'Enter a valid email address') =>
  z.string(required).trim().min(1, required).max(254, invalid).regex(z.regexes.html5Email, invalid)

/** An `email` that may be empty or missing. */
export const optionalEmail = (invalid = 'Enter a valid email address') =>
  z
    .string('This must be text')
    .trim()
    .max(254, invalid)
    .regex(new RegExp(`^$|${z.regexes.html5Email.source}`), invalid)
    .default('')

/** Letters of every script, spaces, apostrophes, hyphens. */
export const personName = (messages: { required: string; letters: string; long: string; short?: string }) =>
  z
    .string(messages.required)
    .trim()
    .min(1, messages.required)
    .min(messages.short ? 2 : 1, messages.short ?? messages.required)
    .max(50, messages.long)
    .regex(/^[\p{L}\p{M} '’-]+$/u, messages.letters)

/** `0043 (0)664 12-34` as people write it: only the plus and the digits count, and not the zero that is dialled at home. */
const dialled = (value: string) =>
  value
    .trim()
    .replace(/^00/, '+')
    .replace(/^(\+.*)\(0\)/, '$1')
    .replace(/[\s()/.–-]/g, '')

/** An optional plus and digits, whatever stands between them. */
export const phone = (digits: { min: number; max: number }) =>
  z
    .string('Phone is required')
    .overwrite(dialled)
    .min(1, 'Phone is required')
    .regex(new RegExp(`^\\+?\\d{${digits.min},${digits.max}}$`), 'Wrong phone format')

/** A `phone` that may be empty or missing. */
export const optionalPhone = (digits: { min: number; max: number }) =>
  z
    .string('This must be text')
    .overwrite(dialled)
    .regex(new RegExp(`^(\\+?\\d{${digits.min},${digits.max}})?$`), 'Wrong phone format')
    .default('')
