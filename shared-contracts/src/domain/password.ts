import type { ReasonKey } from './reasons/reason.ts'
import { z } from 'zod'

const strong = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\p{N}\s])\S+$/u

/** A password as typed on login, register, reset and change. */
export const password = (required: ReasonKey = 'general.passwordRequired') =>
  z
    .string(required)
    .min(1, required)
    .min(8, 'general.minimum8Characters')
    .max(128, 'general.passwordTooLong')
    .regex(strong, 'general.passwordMustIncludeUpperLowercaseNumber')
