import { z } from 'zod'
import type { Message } from '../reasons/reason.ts'
import { cleanName } from './clean.ts'

/** Maximum characters of each of the two names of a person. */
export const nameLength = 50

const ending = 'com|net|org|info|biz|io|ru|cn|xyz|top|shop|online|site|app|dev|eu|de|at|ch|it|fr|es|nl|cz|pl|uk|co|me'
/** Names go into mails to addresses that a stranger types, where an address of the web would become a link. */
const link = new RegExp(String.raw`:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:${ending})(?:[\/:?#\s]|$)|\S@\S+\.\S`, 'u')
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const control = /[\u0000-\u001f\u007f-\u009f]/
const isName = (value: string) => /[\p{L}\p{N}]/u.test(value) && !link.test(value) && !control.test(value)

type NameReasons = { required: Message; wrong?: Message; long?: Message }

/**
 * The one rule for names of people, whoever types them: a name is what a person says it is. Refused is what cannot be one:
 * a link, an address, signs without a letter.
 */
export const personName = ({ required, wrong = 'general.notName', long = 'general.atMostCharacters' }: NameReasons) =>
  z
    .string(required)
    .overwrite(cleanName)
    .min(1, required)
    .max(nameLength, { error: long, abort: true })
    .refine((value) => value === '' || isName(value), wrong)

/** A `personName` that may be empty or missing. */
export const optionalName = () =>
  z
    .string('general.mustBeText')
    .overwrite(cleanName)
    .max(nameLength, { error: 'general.atMostCharacters', abort: true })
    .refine((value) => value === '' || isName(value), 'general.notName')
    .default('')

/** The name of an owner, which documents carry by law: that of a person, without digits and other signs than a name is spelled with. */
export const ownerName = (reasons: Required<NameReasons>) =>
  personName(reasons).refine((value) => /^[\p{L}\p{M} .,/&·()[\]'-]*$/u.test(value), reasons.wrong)

/** The name in the form of registration, which the specification wants of letters, spaces, apostrophes and hyphens, two at least. */
export const registeredName = (reasons: Required<NameReasons> & { short: Message }) =>
  personName(reasons)
    .min(2, reasons.short)
    .regex(/^[\p{L}\p{M} '’-]+$/u, reasons.wrong)
