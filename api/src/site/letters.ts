import { letter } from '../mail/template.ts'

type Lost = { to: string; name: string; domain: string; txt: { name: string; value: string }; origin: string }

const toSettings = (origin: string) => ({
  words: 'Open the settings of your public site',
  link: `${origin}/owner/dashboard/settings/site`,
})
const record = ({ txt }: Lost) => `${txt.name}\nTXT: ${txt.value}`
const closing = 'You have given the domain up? Then take it out of the settings.'

export const recordGoneLetter = (lost: Lost, days: number) =>
  letter({
    to: lost.to,
    subject: `The record of ${lost.domain} is gone`,
    paragraphs: [
      `Hello ${lost.name},`,
      `a TXT record proves that ${lost.domain} is yours. We look for it once a day, and today it was not there. Please add it again where you manage the domain:`,
      record(lost),
      `If it is still missing in ${days} days, the domain shows your site no more, and links in the mails of your guests that lead there stop working.`,
    ],
    action: toSettings(lost.origin),
    closing,
  })

export const domainLostLetter = (lost: Lost) =>
  letter({
    to: lost.to,
    subject: `${lost.domain} shows your site no more`,
    paragraphs: [
      `Hello ${lost.name},`,
      `the TXT record that proves that ${lost.domain} is yours is still missing, so the domain shows your site no more. To have it back, add the record where you manage the domain, and check the domain in the settings:`,
      record(lost),
    ],
    action: toSettings(lost.origin),
    closing,
  })
