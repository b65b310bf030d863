import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'

type Session = ReturnType<typeof useSession.getState>

/** The language that the account of who is signed in has; undefined where none was chosen for it. */
const languageOf = ({ user }: Session) => user?.locale ?? undefined

/** Shows owners everything in the language of their account, from now on and whenever that changes. Answers what ends it. */
export const followOwner = () => {
  const follow = (tag: string | undefined) => {
    const { locale, choose } = useLocale.getState()
    // In another language is better than not at all.
    if (tag !== undefined && tag !== locale) choose(tag).catch(() => undefined)
  }
  follow(languageOf(useSession.getState()))
  return useSession.subscribe((now, before) => {
    if (languageOf(now) !== languageOf(before)) follow(languageOf(now))
  })
}
