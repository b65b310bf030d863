import { letter } from '../mail/template.ts'

export const activationLetter = (to: string, name: string, link: string) =>
  letter({
    to,
    subject: 'Activate your Keyhaven account',
    paragraphs: [`Hello ${name},`, 'one step is left: activate your account. The link works once and for 48 hours.'],
    action: { words: 'Activate account', link },
  })

export const alreadyRegisteredLetter = (to: string, name: string, origin: string) =>
  letter({
    to,
    subject: 'You already have a Keyhaven account',
    paragraphs: [
      `Hello ${name},`,
      'somebody, probably you, tried to register with this address. It already has an account, so nothing was changed.',
      `You can sign in at ${origin}/owner/login. If you do not remember your password, choose a new one:`,
    ],
    action: { words: 'Choose a new password', link: `${origin}/owner/forgot-password` },
  })
