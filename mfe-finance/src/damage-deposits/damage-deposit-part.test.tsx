import { aPicture } from '@keyhaven/api/testing/pictures'
import { aStayWithDamageDeposit } from '@keyhaven/api/testing/stay-with-damage-deposit'
import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
import { slots } from '../slots.ts'
import { DamageDepositPart } from './damage-deposit-part.tsx'

const stripe = await StripeEmulator.start()
afterAll(() => stripe.close())
const server = await testServer({ env: { stripeOrigin: stripe.origin } })
let owner: TestOwner
beforeEach(async () => {
  stripe.isDown = false
  owner = await server.signUpOwner({ personals: true })
})

const inDays = (days: number) => addDays(localToday(), days)
const stayIn = (days: number, options = {}) => aStayWithDamageDeposit({ server, owner, stripe }, inDays(days), options)

type Stay = { id: number; check_in: string }
const open = async ({ id, check_in }: Stay) => {
  await slots['booking-payments'].lazy()
  const element = <DamageDepositPart booking={id} checkIn={check_in} />
  const routes = [{ path: '/owner/dashboard', element }]
  const page = renderArea('/owner/dashboard', { area: { ...area, routes }, server, as: owner })
  const part = await page.screen.findByRole('region', { name: 'Damage deposit' })
  const openForm = async () => {
    await page.user.click(page.within(part).getByRole('button', { name: 'Charge damage' }))
    return page.within(await page.screen.findByRole('dialog', { name: 'Charge damage' }))
  }
  return { ...page, part, openForm }
}

it('says when the amount will be blocked, and that there is no card yet', async () => {
  const { part } = await open(await stayIn(20))
  expect(part.textContent).toContain(`€200.00 will be blocked on the guest’s card on ${en.day(inDays(18))}.`)
  const unpaid = await open(await stayIn(20, { isPaid: false }))
  expect(
    unpaid.screen.getByText(/There is no card yet: a guest who booked online is mailed a link on that day\.$/),
  ).toBeDefined()
})

it('says that the guest is waited for where no card is known', async () => {
  const { part, within } = await open(await stayIn(1, { isPaid: false }))
  expect(part.textContent).toContain('Waiting for the guest')
  expect(part.textContent).toContain('€200.00 is not blocked, because there is no card.')
  expect(within(part).queryByRole('button')).toBeNull()
})

it('releases what is held once its owner has said so twice', async () => {
  const { part, user, screen, within, waitFor } = await open(await stayIn(1))
  expect(part.textContent).toContain('Held€200.00 is blocked on the guest’s card')
  expect(part.textContent).toContain('Damage can be charged from arrival on.')
  await user.click(within(part).getByRole('button', { name: 'Release' }))
  const question = await screen.findByRole('dialog')
  expect(question.textContent).toContain('Release the damage deposit of €200.00?')
  await user.click(within(question).getByRole('button', { name: 'Release' }))
  await within(part).findByText(`€200.00 was released on ${en.day(localToday())}.`)
  await waitFor(() => expect(part.contains(document.activeElement)).toBe(true))
})

it('charges a part with reason and picture, and shows both', async () => {
  const { part, user, fillIn, within, openForm } = await open(await stayIn(-1))
  const form = await openForm()
  await fillIn({ Amount: '80', 'Reason, as the guest reads it': 'The glass table is broken.' }, form)
  const picture = await aPicture(300, 200).png().toBuffer()
  await user.upload(
    form.getByLabelText(/^Picture/),
    new File([new Uint8Array(picture)], 'table.png', { type: 'image/png' }),
  )
  await form.findByText('table.png')
  await user.click(form.getByRole('button', { name: 'Charge' }))
  await within(part).findByText(`€80.00 of €200.00 was charged on ${en.day(localToday())}. The rest was released.`)
  expect(within(part).getByText('The glass table is broken.')).toBeDefined()
  const src = within(part).getByRole('img', { name: 'Picture of the damage' }).getAttribute('src') ?? ''
  expect((await server.fetch(new URL(src, 'http://localhost'))).headers.get('content-type')).toBe('image/webp')
})

it('says at the fields what is wrong with them, and loses nothing where the provider cannot be reached', async () => {
  const { user, fillIn, openForm } = await open(await stayIn(-1))
  const form = await openForm()
  await fillIn({ Amount: '200,01', 'Reason, as the guest reads it': '' }, form)
  await form.findByText('Enter what it is for')
  await fillIn({ 'Reason, as the guest reads it': 'Two broken chairs' }, form)
  const charge = form.getByRole('button', { name: 'Charge' })
  await user.click(charge)
  await form.findByText('You can keep €200.00 at most: no more is blocked.')
  await fillIn({ Amount: '120' }, form)
  stripe.isDown = true
  await user.click(charge)
  await form.findByRole('alert')
  expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('120')
  expect(form.getByDisplayValue('Two broken chairs')).toBeDefined()
})
