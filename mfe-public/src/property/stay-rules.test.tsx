import { aBooking, aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
let house: number
let unit: number
/** A Saturday that is some weeks ahead, in the month that a calendar shows first. */
const saturday = (() => {
  const soon = addDays(localToday(), 40)
  return addDays(soon, (6 - new Date(soon).getUTCDay() + 7) % 7)
})()
const tuesday = addDays(saturday, 3)

beforeAll(async () => {
  owner = await server.signUpOwner()
  house = (await aProperty(owner, { name: 'Lake House' })).id
  unit = (await aUnit(owner, { property_id: house, name: 'Attic', price_per_night: 90 })).id
  const rules = [
    { kind: 'arrival_weekdays', weekdays: [6], unit },
    { kind: 'min_nights', nights: 3, unit },
    { kind: 'preparation', days: 1, property: house },
  ]
  for (const rule of rules) await owner.call('POST', '/api/stay-rules/', rule)
})

const open = (path: string) => renderArea(path, { area, server })
const stay = (checkIn: string, nights: number) => `check_in=${checkIn}&check_out=${addDays(checkIn, nights)}`

it('says which rule forbids a stay, and offers those next to it that fit', async () => {
  const page = open(`/property/${house}/unit/${unit}?${stay(tuesday, 2)}`)
  const refusal = await page.screen.findByText(/^No stay can begin on Tuesday, .*: arrival is on Saturday\.$/)
  expect(page.screen.getAllByText(refusal.textContent ?? '')).toHaveLength(1)
  expect(await page.screen.findByRole('heading', { name: 'Stays here that fit' })).toBeTruthy()
  const [nearest] = page.screen.getAllByRole('button', { name: /3 nights/ })
  expect(nearest?.textContent).toContain('€270.00')
  await page.user.click(nearest ?? document.body)
  expect(await page.screen.findByText('Available for your dates')).toBeTruthy()
  expect(page.screen.queryByText(/No stay can begin/)).toBeNull()
})

it('draws days on which no stay can begin, and after the arrival those on which it cannot end', async () => {
  const page = open(`/property/${house}/unit/${unit}?${stay(saturday, 3)}`)
  const day = async (date: string) => {
    await page.screen.findAllByRole('grid')
    const button = document.querySelector<HTMLButtonElement>(`[data-day="${date}"]`)
    if (!button) throw new Error(`${date} is not shown`)
    return button
  }
  const monday = addDays(saturday, 9)
  await page.waitFor(async () => expect((await day(monday)).getAttribute('aria-label')).toContain('no arrival'))
  expect((await day(monday)).disabled).toBe(true)
  const later = addDays(saturday, 7)
  expect((await day(later)).disabled).toBe(false)
  await page.user.click(await day(later))
  expect((await day(addDays(later, 2))).getAttribute('aria-label')).toContain('no departure')
  expect((await day(addDays(later, 3))).disabled).toBe(false)
})

it('keeps the form and offers other stays where only the server knows what is in the way', async () => {
  const before = addDays(saturday, 28)
  await aBooking(owner, { property: house, unit, check_in: addDays(before, -4), check_out: before })
  const page = open(`/book?unit=${unit}&property=${house}&${stay(before, 4)}`)
  expect(await page.screen.findByText('Between two stays, 1 day stays free here.')).toBeTruthy()
  expect(await page.screen.findByRole('heading', { name: /here on other dates|Stays here that fit/ })).toBeTruthy()
})
