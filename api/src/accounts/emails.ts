import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { AppEnv } from '../env.ts'
import type { OwnerRecipient } from '../mail/mailer.ts'
import { email, toOwner } from '../mail/template.ts'

const messages = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

const forgotPage = (origin: string) => `${origin}/owner/forgot-password`
const loginPage = (origin: string) => `${origin}/owner/login`

export function emailActivation(owner: OwnerRecipient, link: string) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, action } = t.activation
  return email({ ...head, subject, paragraphs: [text], action: { words: action, link } })
}

export function emailAlreadyRegistered(owner: OwnerRecipient, origin: string) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, signIn } = t.registered
  return email({
    ...head,
    subject,
    paragraphs: [text, signIn(loginPage(origin))],
    action: { words: t.choosePassword, link: forgotPage(origin) },
  })
}

/** For an account that nobody has activated, this does it too. */
export function emailReset(owner: OwnerRecipient, link: string, isActive: boolean) {
  const { t, head } = toOwner(messages, owner)
  const { subject, active, inactive, notAsked } = t.reset
  return email({
    ...head,
    subject,
    paragraphs: [isActive ? active : inactive],
    closing: notAsked,
    action: { words: t.choosePassword, link },
  })
}

export function emailPasswordChanged(owner: OwnerRecipient, { origin, operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, notYou } = t.passwordChanged
  return email({
    ...head,
    subject,
    paragraphs: [text, notYou(forgotPage(origin), operator.email)],
    closing: t.byYourself,
  })
}

/** Mails the address that is given up; who reads it there need not learn the new one. */
export function emailAddressChanged(owner: OwnerRecipient, { operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, notYou } = t.addressChanged
  return email({ ...head, subject, paragraphs: [text, notYou(operator.email)], closing: t.byYourself })
}

export function emailNewAddress(owner: OwnerRecipient, { origin, operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  const { subject, text, unknown } = t.newAddress
  return email({ ...head, subject, paragraphs: [text(loginPage(origin))], closing: unknown(operator.email) })
}
