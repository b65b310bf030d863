import { addDays, showDay } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { expect } from 'vitest'
import area from '../area.tsx'
import type { Business } from './business.ts'

/** A day so many days after today. */
export const day = (offset: number) => addDays(localToday(), offset)
/** `05.03.` */
export const short = (offset: number) => showDay(day(offset)).slice(0, 6)
/** Accessible name of a bar. */
export const bar = (name: string, from: number, to: number) => `${name}, ${showDay(day(from))} – ${showDay(day(to))}`
export const right = (count: number) => '{ArrowRight}'.repeat(count)

type CalendarSetup = { owner: Business['owner']; server: { fetch: typeof fetch }; from?: string }

/** The calendar from a day on, by default the tenth, with the focus on that day of the first unit. */
export const openCalendar = async ({ owner, server, from = day(10) }: CalendarSetup) => {
  const page = renderArea(`/owner/dashboard?day=${from}`, { area, server, as: owner })
  await page.screen.findByRole('rowheader', { name: 'Lake room' })
  await page.waitFor(() => expect(page.screen.queryByRole('progressbar')).toBeNull())
  const grid = page.screen.getByRole('grid')
  const keys = async (text: string) => {
    grid.focus()
    await page.user.keyboard(text)
  }
  const dialog = async () => page.within(await page.screen.findByRole('dialog'))
  return { ...page, grid, keys, dialog }
}
