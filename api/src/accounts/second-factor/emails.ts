import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { AppEnv } from '../../env.ts'
import type { OwnerRecipient } from '../../mail/mailer.ts'
import { email, toOwner } from '../../mail/template.ts'

const messages = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))

export type FactorChange = keyof Messages['changes']

/** Tells the owner of a change to the second factor, since somebody else may have made it. */
export function emailFactorChanged(owner: OwnerRecipient, change: FactorChange, { origin, operator }: AppEnv) {
  const { t, head } = toOwner(messages, owner)
  return email({
    ...head,
    subject: change === 'code-used' ? t.codeUsed : t.factorChanged,
    paragraphs: [t.changes[change], t.notYou(`${origin}/owner/forgot-password`, operator.email)],
    closing: t.wasYou,
  })
}
