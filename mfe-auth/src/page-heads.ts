import type { PageHead } from '@keyhaven/shared-contracts/platform/area-manifest'
import { messages as de } from './messages/page-heads/de.ts'
import { messages as en } from './messages/page-heads/en.ts'
import { messages as fr } from './messages/page-heads/fr.ts'
import { messages as it } from './messages/page-heads/it.ts'
import { messages as nl } from './messages/page-heads/nl.ts'
import { messages as signInDe } from './messages/sign-in/de.ts'
import { messages as signInEn } from './messages/sign-in/en.ts'
import { messages as signInFr } from './messages/sign-in/fr.ts'
import { messages as signInIt } from './messages/sign-in/it.ts'
import { messages as signInNl } from './messages/sign-in/nl.ts'

const words = { de: [signInDe, de], it: [signInIt, it], nl: [signInNl, nl], fr: [signInFr, fr] } as const

const headOf = (page: keyof typeof en, story: 'login' | 'register' | 'forgot'): PageHead => ({
  title: signInEn[story].title,
  description: en[page],
  in: Object.fromEntries(
    Object.entries(words).map(([locale, [signIn, about]]) => [
      locale,
      { title: signIn[story].title, description: about[page] },
    ]),
  ),
})

/**
 * Titles and descriptions of the pages before the dashboard, for search engines and link previews; browsers never load
 * it.
 */
export const heads = {
  login: headOf('login', 'login'),
  register: headOf('register', 'register'),
  forgotPassword: headOf('forgotPassword', 'forgot'),
}
