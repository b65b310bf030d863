import escapeHtml from 'escape-html'
import { accentShades } from '@keyhaven/shared-contracts/domain/accent'
import { brand as ownAccent, byTheme, mail as colours, white } from '@keyhaven/shared-contracts/domain/palette'
import type { Content } from './content.ts'

const [day, night] = [byTheme(colours, 'light'), byTheme(colours, 'dark')]

/** Rules of a small screen and of the night, for programs that read them; the others show the styles at the elements. */
const sheet = (accent: string) => {
  const { dark } = accentShades(accent)
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.page{padding:16px 12px!important}.card{padding:20px 16px 4px!important}.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.ground{background:${night.ground}!important}.ground,.ink{color:${night.ink}!important}.card{background:${night.card}!important}.soft{color:${night.soft}!important}.name,.link{color:${dark.link}!important}.quotation{border-color:${dark.link}!important}.line{border-color:${night.line}!important}.button{background:${dark.accent}!important;color:${dark['on-accent']}!important}}`
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`

/** The picture's name stands beside it: it says nothing more, and is no loss where pictures are not loaded. */
const head = ({ name, logo }: Content['sender'], link: string) =>
  `<p class="name" style="margin:0 0 24px;font-weight:700;overflow-wrap:anywhere;color:${link}">${
    logo === null
      ? ''
      : `<img src="${escapeHtml(logo)}" alt="" height="44" style="height:44px;max-width:200px;width:auto;margin-right:14px;border-radius:6px;background:${white};vertical-align:middle">`
  }${escapeHtml(name)}</p>`

/** Outlook knows no width in percent of a picture but by the attribute. */
const picture = (address: string) =>
  `<img src="${escapeHtml(address)}" alt="" width="504" style="display:block;width:100%;max-width:100%;height:auto;max-height:240px;object-fit:cover;margin:0 0 20px;border-radius:8px">\n`

const quotation = ({ from, words }: NonNullable<Content['quotation']>, accent: string) =>
  `<p class="soft" style="margin:0 0 4px;font-size:14px;color:${day.soft}">${escapeHtml(from)}</p>
<blockquote class="quotation" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid ${accent};overflow-wrap:anywhere">${lines(words)}</blockquote>`

/** The first line says what it is about. */
const facts = (text: string) => {
  const [first = '', ...rest] = text.split('\n')
  return `<p style="margin:0 0 16px"><strong>${escapeHtml(first)}</strong>${rest.map((line) => `<br>${escapeHtml(line)}`).join('')}</p>`
}

/** A QR code is read in front of white alone, by night, too. */
const squarePicture = ({ address, alt }: { address: string; alt: string }) =>
  `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="180" height="180" style="display:block;width:180px;height:180px;margin:-4px 0 20px;border-radius:8px;background:${white}">`

const section = (
  { title, text, lang, link, picture: square }: NonNullable<Content['sections']>[number],
  colour: string,
) =>
  `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(title)}</p>
<p style="margin:0 0 16px"${lang ? ` lang="${escapeHtml(lang)}"` : ''}>${lines(text)}${
    link
      ? `<br><a class="link" href="${escapeHtml(link.href)}" style="color:${colour}">${escapeHtml(link.words)}</a>`
      : ''
  }</p>${square ? `\n${squarePicture(square)}` : ''}`

/** An amount stays on one line; a phrase that stands for one breaks between its words. */
const unbroken = (amount: string) =>
  amount
    .split(' ')
    .map((word) => `<span style="white-space:nowrap">${escapeHtml(word)}</span>`)
    .join(' ')

const sums = (rows: NonNullable<Content['sums']>) =>
  `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows
    .map(({ name, note, amount }, index) => {
      const isTotal = index === rows.length - 1
      const style = `padding:8px 0;border-top:1px solid ${day.line};vertical-align:top${isTotal ? ';font-weight:700' : ''}`
      const small = note && `<br><span class="soft" style="font-size:14px;color:${day.soft}">${escapeHtml(note)}</span>`
      return `<tr><td class="line" style="${style};overflow-wrap:anywhere">${escapeHtml(name)}${small ?? ''}</td><td class="line" style="${style};padding-left:12px;text-align:right">${unbroken(amount)}</td></tr>`
    })
    .join('')}</table>`

/** A mail as mail programs show it: styles at the elements, for not all of them read a sheet. */
export function htmlPart(content: Content): string {
  const { locale, subject, sender, action, paragraphs, small, signature } = content
  const accent = sender.accent ?? ownAccent
  const shades = accentShades(accent).light
  const button =
    action &&
    `<p style="margin:24px 0"><a class="button" href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${shades.accent};color:${shades['on-accent']};font-weight:600;text-decoration:none">${escapeHtml(action.words)}</a></p>`
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${sheet(accent)}</style></head>
<body class="ground" style="margin:0;background:${day.ground};color:${day.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div class="page" style="max-width:560px;margin:0 auto;padding:32px 24px">
${head(sender, shades.link)}
<div class="card" style="background:${day.card};border-radius:12px;padding:28px 28px 12px;overflow-wrap:anywhere">
${content.picture === undefined ? '' : picture(content.picture)}${paragraphs.map(paragraph).join('\n')}
${content.quotation ? quotation(content.quotation, shades.accent) : ''}
${content.facts === undefined ? '' : facts(content.facts)}
${button ?? ''}
${(content.sections ?? []).map((one) => section(one, shades.link)).join('\n')}
${content.sums?.length ? sums(content.sums) : ''}
</div>
<p class="soft" style="margin:20px 0 8px;font-size:14px;color:${day.soft}">${escapeHtml(small)}</p>
<p class="soft" style="margin:0;font-size:14px;color:${day.soft}">${escapeHtml(signature)}</p>
</div></body></html>`
}
