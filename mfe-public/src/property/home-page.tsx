import { use } from 'react'
import { Hero } from '../landing/hero/hero.tsx'
import { Introduction } from '../landing/hero/introduction.tsx'
import { boundsOf } from '../search/bounds.ts'
import { stayOf, useSearch } from '../search/search-address.ts'
import { DocumentTitle } from '../site/document-title.tsx'
import { ForeignPage, OwnSite } from '../site/site-context.ts'
import { PropertyPage } from './property-page.tsx'

/** The first page of an owner who offers one property: that property, without a list of one before it. */
export function HomePage() {
  const only = use(OwnSite)?.only_property
  const isOurs = use(ForeignPage) === null
  const search = useSearch()
  const { stay } = stayOf(search, boundsOf(undefined))
  return (
    <>
      <DocumentTitle />
      {isOurs && <Hero isBrief={stay !== undefined} />}
      {isOurs && <Introduction />}
      {only != null && <PropertyPage homeOf={only} heading={isOurs ? 'h2' : 'h1'} />}
    </>
  )
}
