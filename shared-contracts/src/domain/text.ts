import { z } from 'zod'
import type { Message } from './reasons/reason.ts'
import { cleanCode, cleanLine, cleanLines, mixesAlphabets } from './text/clean.ts'

/** PostgreSQL cannot store U+0000; a client that sends it gets a message, not a failure. */
const storable = (value: string) => !value.includes('\u0000')
const unstorable = 'general.textContainsCharacterCannotStored'

const typed = (clean: (value: string) => string, max: number, missing: Message = 'general.mustBeText') =>
  z
    .string(missing)
    .overwrite(clean)
    .max(max, { error: 'general.atMostCharacters', abort: true })
    .refine(storable, unstorable)
const needed = (clean: (value: string) => string, max: number, required: Message) =>
  z
    .string(required)
    .overwrite(clean)
    .min(1, required)
    .max(max, { error: 'general.atMostCharacters', abort: true })
    .refine(storable, unstorable)

/** A required line of text, without signs that nobody sees. */
export const text = (required: Message, max = 200) => needed(cleanLine, max, required)

/** A line of text that may be empty or missing. */
export const optionalText = (max = 200) => typed(cleanLine, max).default('')

/** A line of text that may be empty; where it is left out, nothing is said about it. */
export const changedText = (max = 200) => typed(cleanLine, max).optional()

/** A required text of several lines. */
export const paragraphs = (required: Message, max: number) => needed(cleanLines, max, required)

/** A text of several lines that may be empty or missing. */
export const optionalParagraphs = (max: number) => typed(cleanLines, max).default('')

/** A text of several lines that may be empty; where it is left out, nothing is said about it. */
export const changedParagraphs = (max: number) => typed(cleanLines, max).optional()

/** Maximum characters of a note, or of a message between guest and owner. */
export const noteLength = 1000

/** A note or a message of several lines; left out is not the same as empty. */
export const note = () => changedParagraphs(noteLength)

/** Words of a search or filter; none when left out. */
export const words = () => typed(cleanLine, 100).optional()

/** The text of a promo code, as its owner gives it; letters of alphabets that look alike are those of one. */
export const code = (required: Message) =>
  needed(cleanCode, 200, required).refine((value) => !mixesAlphabets(value), 'inventory.codeMixesAlphabets')

/** A promo code as somebody types it from paper; none when left out. */
export const typedCode = () => typed(cleanCode, 50).default('')
