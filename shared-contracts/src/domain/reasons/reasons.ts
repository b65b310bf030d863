import type { Amount, Choice, Field, List } from './nouns/en.ts'
import { reason, say } from './reason.ts'

/** Messages of schemas whose sentence takes a noun and a limit. Those without a noun are keys: zod knows the limit. */
export const reasons = {
  required: (noun: Field) => say(reason('general.required', { noun })),
  choose: (noun: Choice) => say(reason('general.choose', { noun })),
  select: (noun: Choice) => say(reason('general.select', { noun })),
  enter: (noun: Choice) => say(reason('general.enter', { noun })),
  chooseFromList: (noun: List) => say(reason('general.chooseFromList', { noun })),
  tooShort: (noun: Field, minimum: number) => say(reason('general.tooShort', { noun, minimum })),
  tooLong: (noun: Field, maximum: number) => say(reason('general.tooLong', { noun, maximum })),
  overlong: (noun: Field, maximum: number) => say(reason('general.overlong', { noun, maximum })),
  tooSmall: (noun: Field, minimum: number) => say(reason('general.tooSmall', { noun, minimum })),
  negative: (noun: Field) => say(reason('general.negative', { noun })),
  tooLarge: (noun: Field, maximum: number) => say(reason('general.tooLarge', { noun, maximum })),
  atLeast: (noun: Amount, minimum: number) => say(reason('general.atLeast', { noun, minimum })),
  atMost: (noun: Amount, maximum: number) => say(reason('general.atMost', { noun, maximum })),
  within: (noun: Amount, minimum: number, maximum: number) => say(reason('general.within', { noun, minimum, maximum })),
  between: (minimum: number, maximum: number) => say(reason('general.between', { minimum, maximum })),
}
