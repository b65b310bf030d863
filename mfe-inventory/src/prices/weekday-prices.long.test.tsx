import { aProperty, aSeason, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import type { Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading them takes longer than a test waits.
import '../seasons/form/new-season-form.tsx'
import '../seasons/form/season-form.tsx'
import '../units/unit-form.tsx'

const server = await testServer()
const year = Number(localToday().slice(0, 4)) + 1
let owner: TestOwner
let property: number
let lake: Unit
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner, { name: 'Seehaus' })).id
  lake = await aUnit(owner, { property_id: property, name: 'Lake room', price_per_night: 100 })
})

const open = (path: string) => renderArea(`/owner/dashboard/${path}`, { area, server, as: owner })
type Page = ReturnType<typeof open>
const formOf = async ({ screen, within }: Page) => within(await screen.findByRole('dialog'))
type Form = Awaited<ReturnType<typeof formOf>>
const unfold = async ({ user }: Page, form: Form) =>
  user.click(await form.findByRole('button', { name: /^Other prices on some days/ }))
const press = async ({ user, waitFor }: Page, form: Form, name: string) => {
  const button = await form.findByRole('button', { name })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  await user.click(button)
}
const save = async (page: Page, form: Form, name = 'Update') => {
  await press(page, form, name)
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
}
const editUnit = async (page: Page) => {
  await page.user.click(await page.screen.findByRole('button', { name: 'Edit unit Lake room' }))
  return formOf(page)
}
const unitNow = async () => (await owner.call<Unit>('GET', `/api/units/${lake.id}/`)).body
const mySeasons = async () => (await owner.call<Season[]>('GET', '/api/seasons/')).body

it('gives Friday and Saturday one price in one step, and the list says it', async () => {
  const page = open('units')
  const form = await editUnit(page)
  await unfold(page, form)
  const field = await form.findByLabelText<HTMLInputElement>('Friday and Saturday')
  expect(field.placeholder).toBe('100')
  await page.fillIn({ 'Friday and Saturday': '1.500' }, form)
  expect(await form.findByRole('button', { name: '€1,500.00' })).toBeDefined()
  await page.fillIn({ 'Friday and Saturday': '149,50' }, form)
  await save(page, form)
  await page.screen.findByText('Fri Sat €149.50')
  expect((await unitNow()).weekday_prices).toEqual({ '5': 149.5, '6': 149.5 })
})

it('gives each day its own, keeps what was typed before, and takes them away again', async () => {
  const page = open('units')
  const form = await editUnit(page)
  await unfold(page, form)
  await page.fillIn({ 'Friday and Saturday': '150' }, form)
  await page.user.click(form.getByRole('button', { name: 'Set each day' }))
  const monday = await form.findByLabelText<HTMLInputElement>('Monday')
  expect([document.activeElement, monday.placeholder]).toEqual([monday, '100'])
  expect(form.getByLabelText<HTMLInputElement>('Saturday').value).toBe('150')
  await page.fillIn({ Sunday: '-5' }, form)
  await page.user.tab()
  await form.findByText('Price per Night must be 0 or higher.')
  await page.fillIn({ Sunday: '120' }, form)
  await save(page, form)
  await page.screen.findByText('Fri Sat €150.00, Sun €120.00')
  const again = await editUnit(page)
  await unfold(page, again)
  await page.fillIn({ Friday: '', Saturday: '', Sunday: '' }, again)
  await save(page, again)
  await page.waitFor(() => expect(page.screen.queryByText(/Fri Sat/)).toBeNull())
  expect((await unitNow()).weekday_prices ?? null).toBeNull()
})

it('keeps the days of a unit where something else is changed', async () => {
  await owner.call('PATCH', `/api/units/${lake.id}/`, { ...lake, property_id: property, weekday_prices: { '7': 80 } })
  const page = open('units')
  const form = await editUnit(page)
  await page.fillIn({ Name: 'Lake suite' }, form)
  await save(page, form)
  await page.screen.findByText('Lake suite')
  expect((await unitNow()).weekday_prices).toEqual({ '7': 80 })
})

it('adds a season of two units with the same price for Friday and Saturday', async () => {
  await aUnit(owner, { property_id: property, name: 'Attic' })
  const page = open(`units/seasons?property=${property}&year=${year}`)
  await press(page, page.screen, 'New Season')
  const form = await formOf(page)
  const typed = {
    Name: 'Summer',
    'First night': `01.07.${year}`,
    'Last night': `31.08.${year}`,
    'Lake room': '120',
    Attic: '90',
  }
  await page.fillIn(typed, form)
  await unfold(page, form)
  await page.fillIn({ 'Friday and Saturday': '170' }, form)
  await save(page, form, 'Save')
  await page.screen.findByText('€120.00, Fri Sat €170.00')
  await page.screen.findByText('€90.00, Fri Sat €170.00')
  expect((await mySeasons()).map(({ weekday_prices }) => weekday_prices)).toEqual([
    { '5': 170, '6': 170 },
    { '5': 170, '6': 170 },
  ])
})

it('says of a night of the strip the price of its weekday, and changes it in the season', async () => {
  await owner.call('PATCH', `/api/units/${lake.id}/`, { ...lake, property_id: property, weekday_prices: { '5': 130 } })
  const season = { start: `${year}-01-01`, end: `${year}-02-01`, price_per_night: 80, weekday_prices: { '6': 95 } }
  await aSeason(owner, { unit: lake.id, name: 'Winter', ...season })
  const page = open(`units/seasons?property=${property}&year=${year}`)
  await page.screen.findByText('Normally €100.00, Fri €130.00 a night')
  const strip = page.screen.getByRole('slider', { name: `Nights of Lake room in ${year}` })
  strip.focus()
  const textsOfWeek = async () => {
    const texts: (string | null)[] = []
    for (let night = 0; night < 7; night++) {
      texts.push(strip.getAttribute('aria-valuetext'))
      await page.user.keyboard('{ArrowRight}')
    }
    return texts.join('; ')
  }
  await page.user.keyboard('{Home}')
  expect(await textsOfWeek()).toMatch(/Sat \d\d\.01\.\d{4}, €95\.00, Winter/)
  await page.user.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(await textsOfWeek()).toMatch(/Fri \d\d\.12\.\d{4}, €130\.00, base price/)
  await page.user.click(page.screen.getByRole('button', { name: /^Winter/ }))
  const form = await formOf(page)
  await unfold(page, form)
  await page.fillIn({ Saturday: '', Friday: '99' }, form)
  await save(page, form)
  await page.screen.findByText('€80.00, Fri €99.00')
  expect((await mySeasons())[0]?.weekday_prices).toEqual({ '5': 99 })
})
