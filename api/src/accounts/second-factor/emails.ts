import type { AppEnv } from '../../env.ts'
import type { OwnerRecipient } from '../../mail/mailer.ts'
import { email, toOwner } from '../../mail/template.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import { messages as nl } from './messages/nl.ts'

const messages = { en, de, it, nl, fr }

export type FactorChange = keyof typeof en.changes

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
