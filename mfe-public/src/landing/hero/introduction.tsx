import { use } from 'react'
import { OwnSite } from '../../site/site-context.ts'

const shortLength = 180

/** True for an introduction that fits over the picture; a longer one stands below it. */
export const isShort = (intro: string) => intro.length <= shortLength && !intro.includes('\n')

/** Introduction of the owner, where it is too long for the picture. */
export function Introduction() {
  const { intro = '', intro_lang } = use(OwnSite) ?? {}
  if (intro === '' || isShort(intro)) return null
  return (
    <p className="kh-section kh-introduction" lang={intro_lang}>
      {intro}
    </p>
  )
}
