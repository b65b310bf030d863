import type { ReasonKey } from './reasons/reason.ts'
import { z } from 'zod'

/** PostgreSQL cannot store U+0000; a client that sends it gets a message, not a failure. */
const storable = (value: string) => !value.includes('\u0000')
const unstorable = 'general.textContainsCharacterCannotStored'

/** A required line of text, trimmed. */
export const text = (required: ReasonKey, max = 200) =>
  z.string(required).trim().min(1, required).max(max, 'general.atMostCharacters').refine(storable, unstorable)

const anyText = (max: number) =>
  z.string('general.mustBeText').trim().max(max, 'general.atMostCharacters').refine(storable, unstorable)

/** Text that may be empty or missing. */
export const optionalText = (max = 200) => anyText(max).default('')

/** Text that may be empty; where it is left out, nothing is said about it. */
export const changedText = (max = 200) => anyText(max).optional()

/** How many characters a note, or what guest and owner write to one another, has at most. */
export const noteLength = 1000

/** A note or a message of several lines; left out is not the same as empty. */
export const note = () =>
  z
    .string('general.mustBeText')
    .trim()
    .max(noteLength, 'general.atMostCharacters')
    .refine(storable, unstorable)
    .optional()

/** Words of a search or filter; none when left out. */
export const words = () =>
  z.string('general.mustBeText').max(100, 'general.atMostCharacters').refine(storable, unstorable).optional()

/** Accepts what HTML's e-mail input accepts. */
export const email = (
  required: ReasonKey = 'general.emailRequired',
  invalid: ReasonKey = 'general.enterValidEmailAddress',
) => z.string(required).trim().min(1, required).max(254, invalid).regex(z.regexes.html5Email, invalid)

/** An `email` that may be empty or missing. */
export const optionalEmail = (invalid: ReasonKey = 'general.enterValidEmailAddress') =>
  z
    .string('general.mustBeText')
    .trim()
    .max(254, invalid)
    .regex(new RegExp(`^$|${z.regexes.html5Email.source}`), invalid)
    .default('')

/** Letters of every script, spaces, apostrophes, hyphens. */
export const personName = (messages: { required: ReasonKey; letters: ReasonKey; long: ReasonKey; short?: ReasonKey }) =>
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
    .string('general.phoneRequired')
    .overwrite(dialled)
    .min(1, 'general.phoneRequired')
    .regex(new RegExp(`^\\+?\\d{${digits.min},${digits.max}}$`), 'general.wrongPhoneFormat')

/** A `phone` that may be empty or missing. */
export const optionalPhone = (digits: { min: number; max: number }) =>
  z
    .string('general.mustBeText')
    .overwrite(dialled)
    .regex(new RegExp(`^(\\+?\\d{${digits.min},${digits.max}})?$`), 'general.wrongPhoneFormat')
    .default('')
