import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import type { Reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { stayDates } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { inLocale, splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { guestsParams, readSearch, type Search, searchParams } from '@keyhaven/shared-contracts/platform/guest-search'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { type Day, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { beginsInPast, hostLimitProblem, stayProblems } from '@keyhaven/shared-contracts/domain/stay/stay'
import { brokenRules } from '@keyhaven/shared-contracts/domain/stay-rules/check-stay'
import { ruleReason } from '@keyhaven/shared-contracts/domain/stay-rules/rule-reason'
import { type Bounds, isDay } from './bounds.ts'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

export type SearchStay = { checkIn: Day; checkOut: Day; nights: number }

/** A path in the language of the search, with the search behind it, and with what else the page asks for before it. */
export const address = (path: string, search: Search, more: Record<string, string> = {}) => {
  const params = new URLSearchParams([...Object.entries(more), ...searchParams(search)])
  const page = path && inLocale(path, search.locale)
  return params.size > 0 ? `${page}?${params}` : page
}

/** Address of the request form for a unit. */
export const bookAddress = (unit: { id: number; property: { id: number } }, search: Search) =>
  address(paths.book(), search, { unit: String(unit.id), property: String(unit.property.id) })

/** Problem of the dates, with the field that it belongs to. */
export type DateProblem = { field: 'check_in' | 'check_out'; reason: Reason }

type Dates = { checkIn?: string | undefined; checkOut?: string | undefined }

/** The stay that dates make, or what is wrong with them, and in which field; nothing while none is chosen. A stay that a rule forbids is told apart. */
export const stayOf = (
  { checkIn, checkOut }: Dates,
  { from, last, maxNights, rules }: Bounds,
): { stay?: SearchStay; problem?: DateProblem; ruledOut?: SearchStay } => {
  if (!checkIn && !checkOut) return {}
  if (checkIn && isDay(checkIn) && beginsInPast(checkIn, from))
    return { problem: { field: 'check_in', reason: { key: stayProblems.past } } }
  const dates = stayDates.safeParse({ check_in: checkIn || undefined, check_out: checkOut || undefined })
  if (dates.success) {
    const { check_in, check_out } = dates.data
    const problem = hostLimitProblem(dates.data, { max_nights: maxNights, last_arrival: last })
    if (problem) return { problem }
    const stay = { checkIn: check_in, checkOut: check_out, nights: nightsBetween(check_in, check_out) }
    const [broken] = rules ? brokenRules(dates.data, rules) : []
    return broken ? { problem: { field: broken.field, reason: ruleReason(broken) }, ruledOut: stay } : { stay }
  }
  const issue = dates.error.issues[0]
  return {
    problem: {
      field: issue?.path[0] === 'check_in' ? 'check_in' : 'check_out',
      reason: issue ? issueReason(issue) : { key: 'general.notValid' },
    },
  }
}

/** A search for everything, on the pages of the same owner and in the same language. */
export const startOf = ({ owner, locale }: Search): Search => ({
  guests: 1,
  ...(owner && { owner }),
  ...(locale && { locale }),
})

/** Parameters of the address for a change of dates or guests. */
export const paramsOf = (changes: Partial<Search>) => ({
  ...('checkIn' in changes && { check_in: changes.checkIn }),
  ...('checkOut' in changes && { check_out: changes.checkOut }),
  ...(changes.guests && guestsParams({ ...changes, guests: changes.guests })),
})

export const useSearch = (): Search => {
  const [params] = useSearchParams()
  const { locale } = splitAddress(useLocation().pathname)
  return useMemo(() => ({ ...readSearch(params), ...(locale && { locale }) }), [params, locale])
}
