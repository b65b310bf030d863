import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'
import type { Message } from '../reasons/reason.ts'
import { cleanLine, unlessTooLong } from './clean.ts'

/** `Müller.example` as mail servers know it; what is no host stays as it is. */
const hostOf = (domain: string) => {
  if (/^[\u0020-\u007e]*$/.test(domain) || /[\s/:?#@\\[\]]/.test(domain)) return domain
  return URL.parse(`http://${domain}`)?.hostname ?? domain
}

/** The address in what people paste: `Anna Huber <anna@example.com>`, `mailto:anna@example.com?subject=…`. */
export const readEmail = unlessTooLong((value) => {
  const line = cleanLine(value)
  const inner = /<\s*([^<>]*?)\s*>[\s,;]*$/.exec(line)?.[1] ?? line
  const address = inner.replace(/^mailto:\s*([^?]*).*$/i, '$1').replace(/[\s,;]+$/, '')
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${hostOf(address.slice(at + 1))}`
})

/** Letters such as é before the @ need a mail server that few have; the message says so instead of „not valid“. */
const isPlain = (value: string) => !/[^\s\u0021-\u007e].*@/.test(value)
const isAddress = (value: string) => !isPlain(value) || z.regexes.html5Email.test(value)

/** Accepts what HTML's e-mail input accepts, and what can be read as such an address. */
export const email = (
  required: Message = reasons.required('email'),
  invalid: Message = 'general.enterValidEmailAddress',
) =>
  z
    .string(required)
    .overwrite(readEmail)
    .min(1, required)
    .max(254, { error: invalid, abort: true })
    .refine((value) => value === '' || isAddress(value), invalid)
    .refine((value) => isPlain(value), 'general.emailNotPlain')

/** An `email` that may be empty or missing. */
export const optionalEmail = (invalid: Message = 'general.enterValidEmailAddress') =>
  z
    .string('general.mustBeText')
    .overwrite(readEmail)
    .max(254, { error: invalid, abort: true })
    .refine((value) => value === '' || isAddress(value), invalid)
    .refine((value) => isPlain(value), 'general.emailNotPlain')
    .default('')

/** An `email` that has to be reached over the internet: its host has a name and an ending. */
export const reachableEmail = () =>
  email().refine((value) => !isAddress(value) || /@.+\.\p{L}[^.]*[^.\d]$/u.test(value), 'general.emailWithoutEnding')
