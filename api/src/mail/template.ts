import type { Locale } from '@keyhaven/shared-contracts/domain/locale'
import { ownerLocaleOf } from '../language.ts'
import { type Content, type Email, mailMessages as messages, type Sender, withLanguage } from './content.ts'
import { htmlPart } from './html-part.ts'
import type { Mail, OwnerRecipient } from './mailer.ts'

/** Messages in the language of an owner, and what every mail to them begins with. */
export function toOwner<M>(written: Record<Locale, M>, { email: to, first_name, locale: tag }: OwnerRecipient) {
  const locale = ownerLocaleOf(tag)
  return { t: written[locale], head: { to, locale, name: first_name } }
}

const keyhaven: Sender = { name: 'Keyhaven', logo: null, accent: null }

/** A subject is one line whatever a name holds, and so is the name of a sender. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const textPart = ({ locale, paragraphs, quotation, facts, sections = [], sums, action, small, signature }: Content) =>
  [
    ...paragraphs,
    ...(quotation ? [`${quotation.from}\n${quotation.words.replaceAll(/^/gm, '> ')}`] : []),
    ...(facts === undefined ? [] : [facts]),
    ...(action ? [`${messages[locale].beforeLink(action.words)}\n${action.link}`] : []),
    ...sections.map(({ title, text, link }) =>
      [title, text, ...(link ? [`${messages[locale].beforeLink(link.words)} ${link.href}`] : [])].join('\n'),
    ),
    ...(sums?.length
      ? [sums.map(({ name, note, amount }) => messages[locale].sum(name, note, amount)).join('\n')]
      : []),
    `${small}\n\n${signature}`,
  ].join('\n\n')

/** The one look of every mail, as text and as HTML. */
export function email({ to, name, closing, sender, ...parts }: Email): Mail {
  const t = messages[parts.locale]
  const content: Content = {
    ...parts,
    subject: oneLine(parts.subject),
    sender: sender ?? keyhaven,
    paragraphs: [...(name === undefined ? [] : [t.greeting(name)]), ...parts.paragraphs],
    small: closing ?? t.notAsked,
    ...(parts.sections && {
      sections: parts.sections.map((one) => ({ ...one, title: withLanguage(one.title, one.lang, parts.locale) })),
    }),
    signature: sender ? t.signature(sender.name) : keyhaven.name,
  }
  const { subject, signature } = content
  const mail = { to, subject, text: textPart(content), html: htmlPart(content) }
  return sender ? { ...mail, senderName: oneLine(signature) } : mail
}
