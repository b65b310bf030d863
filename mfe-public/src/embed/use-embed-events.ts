import { boundsOf } from '../search/bounds.ts'
import { useEffect, useRef } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { stayOf } from '../search/search-address.ts'
import { useSearch } from '../search/use-search.ts'
import type { Emit } from './events.ts'

const pages = ['/property/:property/unit/:unit', '/property/:property']

const selected = (pathname: string) => {
  const found = pages.map((page) => matchPath(page, pathname)?.params).find(Boolean)
  return found && { property: Number(found.property), unit: found.unit ? Number(found.unit) : null }
}

/** Tells the page around what its guest looks for and looks at; not what an element shows of itself. */
export const useEmbedEvents = (tell: Emit) => {
  const { pathname } = useLocation()
  const search = useSearch()
  const { stay } = stayOf(search, boundsOf(undefined))
  const told = useRef({ select: pathname, search: '' })
  const wish = stay && { check_in: stay.checkIn, check_out: stay.checkOut, guests: search.guests }
  const asked = JSON.stringify(wish ?? null)

  useEffect(() => {
    if (told.current.search !== asked && asked !== 'null') tell('search', JSON.parse(asked))
    told.current.search = asked
  }, [asked, tell])

  useEffect(() => {
    const choice = told.current.select === pathname ? undefined : selected(pathname)
    told.current.select = pathname
    if (choice) tell('select', choice)
  }, [pathname, tell])
}
