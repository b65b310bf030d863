import { reasons } from './reasons/reasons.ts'
import type { Message } from './reasons/reason.ts'
import { z } from 'zod'

const strong = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\p{N}\s])\S+$/u

/** A password as typed on login, register, reset and change. */
export const password = (required: Message = reasons.required('password')) =>
  z
    .string(required)
    .min(1, required)
    .min(8, 'general.atLeastCharacters')
    .max(128, reasons.overlong('password', 128))
    .regex(strong, 'general.passwordMustIncludeUpperLowercaseNumber')
