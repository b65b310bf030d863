import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { askForStay, confirmByMail } from './guest-journey.ts'
import { test } from './guest-world.ts'
import { expect, ownerOn } from './keyhaven.ts'
import { pdfText } from './pdf-text.ts'

/** Printed text of a page, and its number of sheets. */
const printed = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4' })
  return { sheets: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, text: await pdfText(pdf) }
}

test('a unit, its form, the request and the booking are printed on one sheet each, without anything to press', async ({
  page,
  server,
  world,
}) => {
  const email = 'paper@example.com'
  const press = (target: { click: () => Promise<void> }) => target.click()
  await page.goto(world.search)
  await askForStay({
    ...{ at: page, press, look: async () => {}, email, surname: 'Papírová', checkIn: dayAfter(today(), 110) },
  })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await confirmByMail(page, server, email)
  await expect(heading('Waiting for your host')).toBeVisible()
  const status = page.url()
  expect((await printed(page)).sheets).toBe(1)
  const decision = /http\S+\/decision\/\S+/.exec((await server.mailTo('host@example.com', /Papírová/)).text ?? '')?.[0]
  await page.goto(decision ?? '')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'You accepted this request' })).toBeVisible()
  await page.goto(status)
  await expect(heading('Your stay is booked')).toBeVisible()
  const booked = await printed(page)
  expect(booked.sheets).toBe(1)
  expect(booked.text).toContain('297.00')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a unit with all its facts, and the form for it, are printed on one sheet each', async ({
  page,
  server,
  world,
}) => {
  // The owner of the world has one house in other tests.
  const { api } = await ownerOn(server, 'paper-host@example.com')
  const words =
    'A corner room on the second floor with a view over the lake, a balcony to the south-west and a big bed. '
  const description = Array.from({ length: 3 }, () => words.repeat(4)).join('\n\n')
  const { id } = (await api('POST', '/api/properties/', {
    ...{ name: 'Haus am Ende der langen Gasse', description, check_in_from: '15:00', check_in_until: '20:00' },
    ...{ check_out_until: '10:00', amenities: ['wifi', 'free_parking', 'lift', 'pets_welcome', 'garden'] },
    ...{ house_rules: 'Quiet after 10 pm. No smoking inside.', registration_number: '50312-000123-2026' },
    cancellation_terms: { steps: [{ days_before: 30, percent: 0 }], afterwards: 90 },
    address: {
      street: 'Seeweg',
      house_number: '7',
      postal_code: '4830',
      city: 'Hallstatt',
      country: 'Austria',
      phone: '+436641',
    },
  })) as { id: number }
  const unit = (await api('POST', '/api/units/', {
    ...{
      name: 'Lakeside corner room with a balcony',
      description,
      property_id: id,
      price_per_night: 128,
      type: 'suite',
    },
    ...{ capacity: 2, max_capacity: 4, price_per_extra_person: 20, bathrooms: 1, area_m2: 42, pets_max: 1, cots: 1 },
    ...{ amenities: ['kitchenette', 'balcony', 'dishwasher'] },
    rooms: [
      { kind: 'bedroom', beds: [{ kind: 'double', count: 1 }] },
      { kind: 'living_room', beds: [{ kind: 'sofa_bed', count: 1 }] },
    ],
  })) as { id: number }
  for (const [name, mandatory] of [
    ['Final cleaning', true],
    ['Breakfast', false],
    ['Bed linen and towels', false],
    ['Bicycle', false],
  ] as const)
    await api('POST', '/api/services/', { property: id, name, mandatory, type: 'one_time', price: 15, active: true })
  const stay = `check_in=${dayAfter(today(), 60)}&check_out=${dayAfter(today(), 63)}&guests=2`
  await page.goto(`${world.site}/property/${id}/unit/${unit.id}?${stay}`)
  await expect(page.getByText('Available for your dates')).toBeVisible()
  const sheet = await printed(page)
  expect(sheet.sheets).toBe(1)
  for (const text of ['399.00', '50312-000123-2026', 'Quiet after 10 pm', 'sofa bed'])
    expect(sheet.text).toContain(text)
  await page.goto(`${world.site}/book?unit=${unit.id}&property=${id}&${stay}`)
  await expect(page.getByRole('button', { name: /€399\.00$/ }).first()).toBeVisible()
  const form = await printed(page)
  expect(form.sheets).toBe(1)
  for (const text of ['Last name', '399.00', 'privacy policy']) expect(form.text).toContain(text)
})
