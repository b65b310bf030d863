import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'

export const dayText = (day: string) => day.split('-').toReversed().join('.')
export const range = (from: number, to: number) => `${dayText(on(from)).slice(0, 6)}–${dayText(on(to)).slice(0, 6)}`
/** A day so many days after the one at the left edge. */
export const start = dayAfter(today(), 30)
export const on = (offset: number) => dayAfter(start, offset)

/** The middle of a night in the row of a unit. */
export const nightAt = async (page: Page, unit: string, offset: number) => {
  const head = await page.getByRole('columnheader', { name: dayText(on(offset)).slice(0, 5) }).boundingBox()
  const row = await page.getByRole('rowheader', { name: unit }).boundingBox()
  if (!head || !row) throw new Error('the grid is not on the page')
  return { x: head.x + head.width, y: row.y + row.height - 20 }
}

/** The middle of a day in the row of a unit. */
export const dayAt = async (page: Page, unit: string, offset: number) => {
  const [before, after] = [await nightAt(page, unit, offset - 1), await nightAt(page, unit, offset)]
  return { ...after, x: (before.x + after.x) / 2 }
}

export const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
}
