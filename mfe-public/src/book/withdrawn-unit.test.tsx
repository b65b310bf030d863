import { aProperty, aUnit, guest } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, unique } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
let owner: TestOwner
let property: number
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner, { name: 'Lake House' })).id
})

/** A form that a guest has filled in, and how its host takes the unit down. */
const begun = async () => {
  const name = `Attic ${unique()}`
  const unit = await aUnit(owner, { property_id: property, name, price_per_night: 90 })
  const client = { ...guest, email: `gerda-${unique()}@example.com` }
  sessionStorage.setItem('keyhaven-request', JSON.stringify({ client, privacy: true }))
  const stay = `check_in=${addDays(localToday(), 50)}&check_out=${addDays(localToday(), 53)}`
  const page = renderArea(`/book?unit=${unit.id}&property=${property}&${stay}`, { area, server })
  await page.screen.findByRole('button', { name: 'Send booking request · €270.00' })
  const withdraw = async () => {
    const { status } = await owner.call('DELETE', `/api/units/${unit.id}/`)
    expect(status).toBeLessThan(300)
  }
  return { page, name, client, withdraw }
}

it('says of a unit that the host has taken down that it is not offered any more, keeps what was typed and leads to another', async () => {
  const other = `Balcony ${unique()}`
  await aUnit(owner, { property_id: property, name: other, price_per_night: 80 })
  const { page, name, client, withdraw } = await begun()
  await withdraw()
  await page.user.click(page.screen.getByRole('button', { name: /^Send booking request/ }))
  const notice = await page.screen.findByText(`${name} is no longer offered`)
  await page.waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true))
  expect(page.screen.queryByText(/Unit not found|Reference|was not sent/)).toBeNull()
  expect(page.screen.getByLabelText<HTMLInputElement>('Email').value).toBe(client.email)
  await page.user.click(await page.screen.findByRole('link', { name: new RegExp(other) }))
  await page.screen.findByRole('button', { name: 'Send booking request · €240.00' })
  expect(page.screen.getByLabelText<HTMLInputElement>('Email').value).toBe(client.email)
})

it('says it as well where only the price is asked again', async () => {
  const { page, name, client, withdraw } = await begun()
  await withdraw()
  await page.user.click(page.screen.getByRole('button', { name: 'One guest more' }))
  expect(await page.screen.findByText(`${name} is no longer offered`)).toBeTruthy()
  expect(page.screen.queryByText('The price could not be loaded')).toBeNull()
  expect(page.screen.getByLabelText<HTMLInputElement>('Email').value).toBe(client.email)
})
