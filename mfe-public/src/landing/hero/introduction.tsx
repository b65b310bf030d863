import { use } from 'react'
import { OwnSite } from '../../site/site-context.ts'
import { isShort } from './short-intro.ts'

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
