import type { ReasonKey } from './reasons/reason.ts'
import { z } from 'zod'

const strong = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\p{N}\s])\S+$/u

/** A password as typed on login, register, reset and change. */
export const password = (required: ReasonKey = 'common.passwordRequired') =>
  z
    .string(required)
    .min(1, required)
    .min(8, 'common.minimum8Characters')
    .max(128, 'common.passwordTooLong')
    .regex(strong, 'common.passwordMustIncludeUpperLowercaseNumber')
