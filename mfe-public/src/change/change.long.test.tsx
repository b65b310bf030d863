import { briefDay } from '@keyhaven/shared-contracts/domain/days/brief-day'
import { aBooking, aProperty, aRequest, aTouristTax, aUnit, mailsTo } from '@keyhaven/api/testing/factories'
import { changeableStay, later } from '@keyhaven/api/testing/changeable-stay'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { erase } from '@keyhaven/shared-contracts/testing/draw'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
})
beforeEach(() => sessionStorage.clear())

const open = (token: string) => renderArea(`/request/${token}`, { area, server })
type Page = ReturnType<typeof open>

/** Opens the form on the guest's page and chooses other days. */
async function choose(page: Page, checkIn: string = later.check_in, checkOut: string = later.check_out) {
  await page.user.click(await page.screen.findByRole('button', { name: 'Change dates or guests' }))
  const form = page.within(await page.screen.findByRole('region', { name: 'Change dates or guests' }))
  page.fireEvent.change(await form.findByLabelText('Check-in'), { target: { value: checkIn } })
  page.fireEvent.change(form.getByLabelText('Check-out'), { target: { value: checkOut } })
  return form
}

it('asks for other days with their price beforehand, and says that nothing is changed or held until the host agrees', async () => {
  const stay = await changeableStay(server, owner)
  const page = open(stay.token)
  const form = await choose(page)
  expect(document.activeElement?.textContent).toBe('Change dates or guests')
  form.getByText(/the new nights are not held for you/)
  await form.findByText('Free for these dates')
  expect(form.getAllByText('€500.00')).toHaveLength(2)
  form.getByText('€200.00 more than now')
  await page.user.type(form.getByLabelText('Message to your host (optional)'), 'Our train is late.')
  await page.user.click(form.getByRole('button', { name: 'Ask for this change' }))
  const news = page.within(await page.screen.findByRole('region', { name: 'You asked for a change' }))
  news.getByText('Our train is late.')
  expect(page.screen.queryByRole('button', { name: 'Change dates or guests' })).toBeNull()
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('keyhaven-change'))).toEqual([])
  expect((await stay.booking()).check_in).toBe('2027-06-01')
  await page.user.click(news.getByRole('button', { name: 'Take the change back' }))
  await page.screen.findByRole('button', { name: 'Change dates or guests' })
  expect((await stay.see()).change).toBeNull()
})

it('says which nights are taken, and sends nothing then', async () => {
  const stay = await changeableStay(server, owner)
  const { unit } = stay
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-06-05', check_out: '2027-06-07' })
  const form = await choose(open(stay.token))
  await form.findByText('Not free for your dates')
  expect(form.getByRole('button', { name: 'Ask for this change' }).getAttribute('aria-disabled')).toBe('true')
})

it('shows the own nights as free in the calendar', async () => {
  const stay = await changeableStay(server, owner)
  const form = await choose(open(stay.token), '2027-06-01', '2027-06-04')
  form.getByText('Choose other dates or other guests to see what that costs.')
  const day = await form.findByRole('button', { name: /^Tuesday, 1 June 2027/ })
  expect(day.getAttribute('aria-label')).not.toContain('taken')
})

it('takes other guests for days that are booked, whatever rule came later', async () => {
  const stay = await changeableStay(server, owner)
  await owner.call('POST', '/api/stay-rules/', { kind: 'min_nights', unit: stay.unit.id, nights: 5 })
  const page = open(stay.token)
  const form = await choose(page, '2027-06-01', '2027-06-04')
  expect(form.queryByText('Stays here have at least 5 nights.')).toBeNull()
  await page.user.click(form.getByRole('button', { name: 'One guest more' }))
  await form.findByText('€30.00 more than now')
  expect(form.getByRole('button', { name: 'Ask for this change' }).getAttribute('aria-disabled')).toBe('false')
})

it('says what cancelling the other stay costs, without its own tourist tax', async () => {
  const house = await aProperty(owner, { cancellation_terms: { steps: [], afterwards: 50 } })
  await aTouristTax(owner, { properties: [house.id] })
  const stay = await changeableStay(server, owner, { property_id: house.id })
  const form = await choose(open(stay.token), '2027-06-01', '2027-06-08')
  await form.findByText('Free for these dates')
  expect(form.getByText('Cancellation').closest('details')?.textContent).toContain('€350.00')
})

it('keeps what was chosen and typed through a reload, and forgets it when it is given up', async () => {
  const stay = await changeableStay(server, owner)
  const page = open(stay.token)
  const form = await choose(page)
  await page.user.type(form.getByLabelText('Message to your host (optional)'), 'Please!')
  erase()
  const again = open(stay.token)
  expect(await again.screen.findByDisplayValue('Please!')).toBeTruthy()
  expect(again.screen.getByLabelText<HTMLInputElement>('Check-out').value).toBe(briefDay(en, later.check_out))
  await again.user.click(again.screen.getByRole('button', { name: 'Leave it as it is' }))
  expect(document.activeElement?.textContent).toBe('Change dates or guests')
})

it.each([
  ['accept', 'Your change is confirmed', 'Before'],
  ['decline', 'Your change was declined', 'Booked'],
] as const)('shows what the host answered: %s', async (decision, title, beside) => {
  const stay = await changeableStay(server, owner)
  await stay.ask()
  await stay.answer(decision, { words: 'See you then!' })
  const page = open(stay.token)
  const news = page.within(await page.screen.findByRole('region', { name: title }))
  expect(news.getByText('See you then!')).toBeTruthy()
  expect(news.getByText(beside)).toBeTruthy()
  await page.screen.findByRole('button', { name: 'Change dates or guests' })
})

it('changes a request that waits at once, by the same form', async () => {
  const { token } = await aRequest(server, (await aUnit(owner)).id)
  const page = open(token)
  const form = await choose(page)
  form.getByText(/gets the changed request and answers it as before/)
  await form.findByText('Free for these dates')
  await page.user.click(form.getByRole('button', { name: 'Change the request' }))
  expect(await page.screen.findByText('Thursday, 3 June 2027')).toBeTruthy()
  expect(page.screen.getByRole('heading', { name: 'Waiting for your host' })).toBeTruthy()
})

it('lets the owner decide by the link of the mail, with both stays and the difference before the eyes', async () => {
  const stay = await changeableStay(server, owner)
  await stay.ask({ message: 'Our train is late.' })
  const page = renderArea(`/decision/${await stay.decisionToken()}`, { area, server })
  await page.screen.findByRole('heading', { name: 'A guest would like to change a stay' })
  page.screen.getByText(/€250.00 more than now/)
  page.screen.getByText('Our train is late.')
  await page.user.type(page.screen.getByLabelText('Your words to the guest (optional)'), 'With pleasure!')
  await page.user.click(page.screen.getByRole('button', { name: 'Accept' }))
  await page.screen.findByRole('heading', { name: 'You accepted this change' })
  expect((await stay.booking()).check_in).toBe(later.check_in)
  expect((await mailsTo(server, stay.email)).at(-1)?.text).toContain('With pleasure!')
})

it('tells the owner that the nights are taken by now, and keeps what was typed', async () => {
  const stay = await changeableStay(server, owner)
  await stay.ask()
  const page = renderArea(`/decision/${await stay.decisionToken()}`, { area, server })
  await page.user.type(await page.screen.findByLabelText('Your words to the guest (optional)'), 'Gladly')
  const { unit } = stay
  await aBooking(owner, { unit: unit.id, property: unit.property.id, check_in: '2027-06-05', check_out: '2027-06-07' })
  await page.user.click(page.screen.getByRole('button', { name: 'Accept' }))
  expect((await page.screen.findByRole('alert')).textContent).toContain('taken')
  expect(page.screen.getByDisplayValue('Gladly')).toBeTruthy()
})

it('says nothing more of a change once the stay is cancelled', async () => {
  const stay = await changeableStay(server, owner)
  await stay.ask()
  await stay.answer('accept')
  const page = open(stay.token)
  await page.screen.findByRole('region', { name: 'Your change is confirmed' })
  await page.user.click(page.screen.getByRole('button', { name: 'Cancel booking' }))
  await page.user.click(page.screen.getByRole('button', { name: 'Yes, cancel it' }))
  await page.screen.findByRole('heading', { name: 'You cancelled' })
  expect(page.screen.queryByRole('region', { name: 'Your change is confirmed' })).toBeNull()
})
