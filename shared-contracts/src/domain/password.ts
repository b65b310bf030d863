import { z } from 'zod'

const strong = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\p{N}\s])\S+$/u

/** A password as typed on login, register, reset and change. */
export const password = (required = 'Password is required') =>
  z
    .string(required)
    .min(1, required)
    .min(8, 'Minimum 8 characters')
    .max(128, 'Password is too long')
    .regex(strong, 'Password must include upper/lowercase, a number and a special character')
