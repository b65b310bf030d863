import { aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const checkIn = addDays(localToday(), 40)
const stay = `check_in=${checkIn}&check_out=${addDays(checkIn, 3)}`

async function openUnit(fields: object, search: string) {
  const unit = await aUnit(owner, { capacity: 4, max_capacity: 4, price_per_extra_person: 0, ...fields })
  const property = unit.property.id
  await aService(owner, { property, name: 'Final cleaning', type: 'one_time', price: 60, mandatory: true })
  await aService(owner, { property, name: 'Breakfast', price: 10, charged_per: 'person', from_age: 3 })
  return renderArea(`/property/${property}/unit/${unit.id}?${stay}&${search}`, { area, server })
}

it('asks who comes in a panel, by keyboard, and says it in words', async () => {
  const page = await openUnit({}, 'guests=2')
  await page.user.click(await page.screen.findByRole('button', { name: 'Children, infants, pets' }))
  const panel = page.within(await page.screen.findByRole('dialog', { name: 'Who is coming?' }))
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Adults: one fewer' }))
  await page.user.click(panel.getByRole('button', { name: 'Children: one more' }))
  expect(panel.getByText('Choose the age of each child to count it.')).toBeTruthy()
  expect(page.address()).toContain('guests=2')
  await page.user.selectOptions(panel.getByLabelText('Age of child 1'), '4 years')
  await page.user.click(panel.getByRole('button', { name: 'Pets: one more' }))
  await page.waitFor(() => expect(page.address()).toContain('guests=3&children=4&pets=1'))
  await page.user.keyboard('{Escape}')
  expect(page.screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('2 adults, 1 child (4), 1 pet')
  expect(page.screen.getByLabelText<HTMLInputElement>('Guests').value).toBe('3')
})

it('never leaves out a child whose age is not said: Search leads to the age', async () => {
  const page = renderArea('/', { area, server })
  await page.user.click(await page.screen.findByRole('button', { name: 'Children, infants, pets' }))
  const panel = page.within(await page.screen.findByRole('dialog', { name: 'Who is coming?' }))
  await page.user.click(panel.getByRole('button', { name: 'Children: one more' }))
  await page.user.click(panel.getByRole('button', { name: 'Done' }))
  expect(page.screen.getByText('Choose the age of each child to count it.')).toBeTruthy()
  const before = page.address()
  await page.user.click(page.screen.getByRole('button', { name: 'Search' }))
  const age = await page.screen.findByLabelText('Age of child 1')
  expect(document.activeElement).toBe(age)
  expect(age.getAttribute('aria-invalid')).toBe('true')
  expect(page.address()).toBe(before)
  await page.user.selectOptions(age, '7 years')
  await page.user.click(page.screen.getByRole('button', { name: 'Search' }))
  await page.waitFor(() => expect(page.address()).toContain('guests=2&children=7'))
})

it('takes back who does not come', async () => {
  const page = await openUnit({}, 'guests=3&children=4&infants=1')
  await page.user.click(await page.screen.findByRole('button', { name: '2 adults, 1 child (4), 1 infant' }))
  const panel = page.within(await page.screen.findByRole('dialog'))
  await page.user.click(panel.getByRole('button', { name: 'Children: one fewer' }))
  await page.user.click(panel.getByRole('button', { name: 'Infants: one fewer' }))
  await page.user.click(panel.getByRole('button', { name: 'Done' }))
  await page.waitFor(() => expect(page.address()).toMatch(/guests=2$/))
})

it('names what is in the total, and for whom extras are charged', async () => {
  const page = await openUnit({}, 'guests=2')
  const [offer] = await page.screen.findAllByText('€360.00')
  expect(offer?.closest('.kh-price, .kh-stay-bar')).toBeTruthy()
  expect((await page.screen.findAllByText(/incl\./))[0]?.textContent).toBe('incl. Final cleaning €60.00')
  const breakfast = await page.screen.findByText('Breakfast')
  expect(breakfast.parentElement?.textContent).toContain('€10.00 per person and night, from 3 years')
  expect(await page.screen.findByRole('heading', { name: 'Always in the total' })).toBeTruthy()
})

it('says where pets are not welcome', async () => {
  const page = await openUnit({ pets_max: 0 }, 'guests=2&pets=1')
  expect((await page.screen.findAllByText('Pets are not welcome here.')).length).toBeGreaterThan(0)
})

it('says how many cots there are, and where more infants come than those', async () => {
  const page = await openUnit({ cots: 1 }, 'guests=2&infants=2')
  expect(await page.screen.findByText('There is only 1 baby cot here. Please bring another.')).toBeTruthy()
  const none = await openUnit({ cots: 0 }, 'guests=2&infants=1')
  expect(await none.screen.findByText('There is no baby cot here. Please bring your own.')).toBeTruthy()
  const enough = await openUnit({ cots: 2 }, 'guests=2&infants=2')
  expect(await enough.screen.findByText('2 baby cots')).toBeTruthy()
  expect(enough.screen.queryByText(/There are only/)).toBeNull()
})
