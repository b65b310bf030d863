import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

it('lets guests book at once, until as many hours before check-in as the owner says', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { id } = await aUnit(owner, { property_id: (await aProperty(owner)).id, name: 'Seezimmer' })
  const page = renderArea('/owner/dashboard/units', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Edit unit Seezimmer' }))
  const form = page.within(await page.screen.findByRole('dialog'))
  expect(form.queryByLabelText('Until how many hours before check-in')).toBeNull()
  await page.user.click(form.getByRole('combobox', { name: 'Instant booking' }))
  await page.user.click(await page.screen.findByTitle('On: guests book at once'))
  const hours = await form.findByLabelText<HTMLInputElement>('Until how many hours before check-in')
  expect(hours.value).toBe('24')
  await page.fillIn({ 'Until how many hours before check-in': '721' }, form)
  await page.user.click(form.getByRole('button', { name: 'Update' }))
  expect(await form.findByText('Enter 0 to 720 hours')).toBeDefined()
  await page.fillIn({ 'Until how many hours before check-in': '48' }, form)
  await page.user.click(form.getByRole('button', { name: 'Update' }))
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  const { body } = await owner.call<Unit>('GET', `/api/units/${id}/`)
  expect(body).toMatchObject({ instant: true, instant_hours: 48 })
})

it('asks guests for as many nights at least as the owner says', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const { id } = await aUnit(owner, { property_id: (await aProperty(owner)).id, name: 'Almhütte' })
  const page = renderArea('/owner/dashboard/units', { area, server, as: owner })
  await page.user.click(await page.screen.findByRole('button', { name: 'Edit unit Almhütte' }))
  const form = page.within(await page.screen.findByRole('dialog'))
  expect((await form.findByLabelText<HTMLInputElement>('Minimum stay')).value).toBe('1')
  expect(form.getByRole('link', { name: 'stay rules' }).getAttribute('href')).toBe(
    `/owner/dashboard/units/rules?unit=${id}`,
  )
  await page.fillIn({ 'Minimum stay': '0' }, form)
  await page.user.click(form.getByRole('button', { name: 'Update' }))
  expect(await form.findByText('Enter 1 to 365 nights')).toBeDefined()
  await page.fillIn({ 'Minimum stay': '28' }, form)
  await page.user.click(form.getByRole('button', { name: 'Update' }))
  await page.waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull())
  expect((await owner.call<Unit>('GET', `/api/units/${id}/`)).body.min_nights).toBe(28)
})
