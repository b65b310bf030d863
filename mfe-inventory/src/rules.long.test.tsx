import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { checkRules } from '@keyhaven/shared-contracts/testing/check-rules'
import { type Form, goodValues, inventoryRules } from '@keyhaven/shared-contracts/testing/inventory-rules'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from './area.tsx'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  await aUnit(owner, { property_id: id })
})

const forms: Record<Form, { path: string; opens: string; labels: Record<string, string>; also?: object }> = {
  property: {
    path: 'properties',
    opens: 'New Property',
    labels: {
      name: 'Name',
      description: 'Description',
      'address.street': 'Street',
      'address.house_number': 'House Number',
      'address.postal_code': 'Postal Code',
      'address.city': 'City',
      'address.country': 'Country',
      'address.phone': 'Phone',
    },
  },
  unit: {
    path: 'units',
    opens: 'New Unit',
    labels: {
      name: 'Name',
      description: 'Description',
      max_capacity: 'Max Capacity',
      capacity: 'Base Capacity',
      price_per_night: 'Price per night',
      price_per_extra_person: 'Price per extra Person',
      property_id: 'Property',
    },
    also: { property_id: 'Seehaus' },
  },
  service: {
    path: 'services',
    opens: 'New Service',
    labels: { name: 'Name', type: 'Type', property: 'Property', price: 'Price' },
    also: { property: 'Seehaus' },
  },
  promocode: {
    path: 'promocodes',
    opens: 'New Promocode',
    labels: { code: 'Code', description: 'Description', discount_percent: 'Discount percent' },
  },
  season: {
    path: 'units/seasons',
    opens: 'New Season',
    labels: { name: 'Name', start: 'First night', end: 'Last night', price_per_night: 'Price per night' },
    also: { start: '01.07.2027', end: '31.08.2027' },
  },
}

it.each(Object.entries(forms))(
  'the form of a %s says what its rules say',
  async (of, { path, opens, labels, also }) => {
    const page = renderArea(`/owner/dashboard/${path}`, { area, server, as: owner })
    const button = await page.screen.findByRole<HTMLButtonElement>('button', { name: opens })
    await page.waitFor(() => expect(button.disabled).toBe(false))
    await page.user.click(button)
    const form = page.within(await page.screen.findByRole('dialog'))
    const rules = inventoryRules.filter((rule) => rule.form === of)
    const good = { ...goodValues[of as Form], ...also }
    expect(await checkRules({ rules, good, labels, page, form })).toEqual(Object.keys(labels))
  },
  180_000,
)
