import { aStayWithDamageDeposit, payByCard } from '@keyhaven/api/testing/stay-with-damage-deposit'
import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'

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
const open = async ({ token }: { token: string }, locale = '', title = 'Damage deposit') => {
  const page = renderArea(`${locale}/request/${token}`, { area, server })
  const panel = await page.screen.findByRole('region', { name: title })
  return { ...page, panel }
}

it('says what will be blocked, and what is blocked then', async () => {
  const planned = await open(await stayIn(20))
  expect(planned.panel.textContent).toContain(
    `€200.00: blocked on your card on ${en.longDay(inDays(18))}, released by ${en.longDay(inDays(26))}. It is not charged.`,
  )
  const blocked = await open(await stayIn(1))
  expect(blocked.panel.textContent).toContain('€200.00 is blocked on your card and will be released by')
  expect(blocked.within(blocked.panel).queryByRole('button')).toBeNull()
})

it('asks for the card above everything else where it is needed, and says that it is blocked then', async () => {
  const stay = await stayIn(1, { isPaid: false })
  const { panel, within, screen } = await open(stay)
  expect(panel.textContent).toContain('Your card is needed: €200.00 will be blocked on it')
  expect(within(panel).getByRole('button', { name: 'Block €200.00' })).toBeDefined()
  const price = screen.getByRole('region', { name: 'Price' })
  expect(panel.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  await payByCard({ server, stripe }, stay.token, 'damage-deposit')
  const after = await open(stay)
  expect(after.panel.textContent).toContain('€200.00 is blocked on your card')
})

it('says beside the button that the provider cannot be reached', async () => {
  const { panel, within, user } = await open(await stayIn(1, { isPaid: false }))
  stripe.isDown = true
  await user.click(within(panel).getByRole('button', { name: 'Block €200.00' }))
  expect(await within(panel).findByText(/^This does not work right now/)).toBeDefined()
})

it('says in the language of the guest what was charged and why', async () => {
  const stay = await stayIn(-1)
  const body = { amount: 80, reason: 'Der Glastisch ist zerbrochen.' }
  await owner.call('POST', `/api/booking/${stay.id}/damage-deposit/capture/`, body)
  const { panel } = await open(stay, '/de', 'Kaution')
  expect(panel.textContent?.replaceAll('\u00a0', ' ')).toContain('80,00 € von 200,00 € wurden am')
  expect(panel.textContent).toContain('Der Glastisch ist zerbrochen.')
})
