import escapeHtml from 'escape-html'
import { mail as colours, white } from '@keyhaven/shared-contracts/domain/palette'
import type { GuestLocale, Locale } from '@keyhaven/shared-contracts/domain/locale'
import { ownerLocaleOf } from '../language.ts'
import type { Mail, OwnerRecipient } from './mailer.ts'
import { messages as cs } from './messages/cs.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import { messages as nl } from './messages/nl.ts'

const messages = { en, de, it, nl, fr, cs }

/** Messages in the language of an owner, and what every mail to them begins with. */
export function toOwner<M>(written: Record<Locale, M>, { email: to, first_name, locale: known }: OwnerRecipient) {
  const locale = ownerLocaleOf(known)
  return { t: written[locale], head: { to, locale, name: first_name } }
}

type Email = {
  to: string
  /** In which all of it is written. */
  locale: GuestLocale
  subject: string
  /** Who is greeted. */
  name?: string
  /** Sentences, one paragraph each. */
  paragraphs: string[]
  /** The one thing to do. */
  action?: { words: string; link: string }
  /** Small print. */
  closing?: string
}

/** A subject is one line whatever a name holds. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The one look of every mail, as text and as HTML. */
export function email({ to, locale, subject, name, paragraphs: sentences, action, closing }: Email): Mail {
  const t = messages[locale]
  const paragraphs = [...(name === undefined ? [] : [t.greeting(name)]), ...sentences]
  const small = closing ?? t.notAsked
  const text = [
    ...paragraphs,
    ...(action ? [`${t.beforeLink(action.words)}\n${action.link}`] : []),
    `${small}\n\nKeyhaven`,
  ]
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colours.ground};color:${colours.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:.02em;color:${colours.brand}">Keyhaven</p>
<div style="background:${white};border-radius:12px;padding:28px 28px 12px">
${paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll('\n', '<br>')}</p>`).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.brand};color:${white};text-decoration:none">${escapeHtml(action.words)}</a></p>\n<p style="margin:0 0 16px;font-size:13px;color:${colours.soft}">${escapeHtml(t.openAddress)} <br><a href="${escapeHtml(action.link)}" style="color:${colours.brand};word-break:break-all">${escapeHtml(action.link)}</a></p>` : ''}
</div>
<p style="margin:20px 4px;font-size:13px;color:${colours.soft}">${escapeHtml(small)}</p>
</div></body></html>`
  return { to, subject: oneLine(subject), text: text.join('\n\n'), html }
}
