import { use } from 'react'
import { OwnSite } from '../../site/site-context.ts'
import { isShort } from './short-intro.ts'

/** What an owner says of the house, where that is more than the picture has room for. */
export function Introduction() {
  const { intro = '', intro_lang } = use(OwnSite) ?? {}
  if (intro === '' || isShort(intro)) return null
  return (
    <p className="kh-section kh-introduction" lang={intro_lang}>
      {intro}
    </p>
  )
}
