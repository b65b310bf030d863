import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { PageHead } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { Messages } from './messages/page-heads/en.ts'
import type { Messages as SignInMessages } from './messages/sign-in/en.ts'

const about = await inOwnersLanguages<Messages>((locale) => import(`./messages/page-heads/${locale}.ts`))
const signIn = await inOwnersLanguages<SignInMessages>((locale) => import(`./messages/sign-in/${locale}.ts`))

const headOf = (page: keyof Messages, story: 'login' | 'register' | 'forgot'): PageHead => {
  const { en, ...others } = about
  return {
    title: signIn.en[story].title,
    description: en[page],
    in: Object.fromEntries(
      Object.entries(others).map(([locale, words]) => [
        locale,
        { title: signIn[locale as keyof typeof others][story].title, description: words[page] },
      ]),
    ),
  }
}

/**
 * Titles and descriptions of the pages before the dashboard, for search engines and link previews; browsers never load
 * it.
 */
export const heads = {
  login: headOf('login', 'login'),
  register: headOf('register', 'register'),
  forgotPassword: headOf('forgotPassword', 'forgot'),
}
