import { email } from '../mail/template.ts'

type Lost = { to: string; name: string; domain: string; txt: { name: string; value: string }; origin: string }

const toSettings = (origin: string) => ({
  words: 'Open the settings of your public site',
  link: `${origin}/owner/dashboard/settings/site`,
})
const record = ({ txt }: Lost) => `${txt.name}\nTXT: ${txt.value}`
const closing = 'If you have given up this domain, please remove it in the settings.'

export const emailRecordGone = (lost: Lost, days: number) =>
  email({
    to: lost.to,
    subject: `The TXT record of ${lost.domain} is missing`,
    paragraphs: [
      `Hello ${lost.name},`,
      `A TXT record proves that ${lost.domain} is yours. We look for it once a day, and today it was not there. Please add it again where you manage the domain:`,
      record(lost),
      `If it is still missing in ${days} days, the domain will no longer show your site, and links to it in your guests’ emails will stop working.`,
    ],
    action: toSettings(lost.origin),
    closing,
  })

export const emailDomainLost = (lost: Lost) =>
  email({
    to: lost.to,
    subject: `${lost.domain} no longer shows your site`,
    paragraphs: [
      `Hello ${lost.name},`,
      `The TXT record that proves that ${lost.domain} is yours is still missing, so the domain no longer shows your site. To bring it back, add the record where you manage the domain, then check the domain in the settings:`,
      record(lost),
    ],
    action: toSettings(lost.origin),
    closing,
  })
