import { aProperty, aPromocode, aSeason, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeAll, expect, it } from 'vitest'
import area from './area.tsx'
// Here from the start: on a busy machine loading it takes longer than a test waits.
import './properties/property-form.tsx'
import './seasons/seasons-page.tsx'
import './services/service-form.tsx'

const server = await testServer()
/** A year that has not begun: the strip of the current one begins today. */
const year = Number(localToday().slice(0, 4)) + 1
const show = (locale: string) => useLocale.getState().show(locale)
let owner: TestOwner
let property: number
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  property = (await aProperty(owner, { name: 'Seehaus' })).id
  const unit = await aUnit(owner, { property_id: property, name: 'Seezimmer', price_per_night: 100 })
  await aSeason(owner, {
    ...{ name: 'Sommer', start: `${year}-07-01`, end: `${year}-09-01`, price_per_night: 125.5 },
    unit: unit.id,
  })
  await aService(owner, { name: 'Frühstück', type: 'per_day', price: 12.9, property })
  await aPromocode(owner, { code: 'SOMMER', discount_percent: 10 })
})
afterEach(() => show('en'))
const open = (path: string) => renderArea(path, { area, server, as: owner })

it('tells the prices of a year in German: days, amounts and what a night costs', async () => {
  await show('de')
  const { screen, within } = open(`/owner/dashboard/units/seasons?property=${property}&year=${year}`)
  const weekday = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][new Date(year, 0, 1).getDay()]
  const strip = await screen.findByRole('slider', { name: `Nächte von Seezimmer im Jahr ${year}` })
  expect(strip.getAttribute('aria-valuetext')).toBe(`${weekday} 01.01.${year}, 100,00\u00a0€, Grundpreis`)
  expect(strip.textContent).toContain('100\u00a0€')
  const seasons = within(await screen.findByRole('list', { name: `Saisons von Seezimmer im Jahr ${year}` }))
  expect(seasons.getByRole('button').textContent).toBe(`Sommer 01.07.${year} – 31.08.${year} 125,50\u00a0€`)
  screen.getByText('Mär')
})

it.each([
  ['de', 'services', 'Frühstück', 'Frühstück bearbeiten', 'Pro Tag'],
  ['it', 'services', 'Frühstück', 'Modifica: Frühstück', 'Al giorno'],
  ['nl', 'promocodes', 'SOMMER', 'SOMMER bewerken', '10%'],
  ['fr', 'promocodes', 'SOMMER', 'Modifier : SOMMER', '10 %'],
])('lists what there is in %s', async (locale, list, name, edit, words) => {
  await show(locale)
  const { screen } = open(`/owner/dashboard/${list}`)
  const row = (await screen.findByText(name)).closest('tr')
  expect(row?.textContent.replaceAll(/\s/g, ' ')).toContain(words)
  await screen.findByRole('button', { name: edit.replace(' :', '\u00a0:') })
})

it('begins prices as they are written in Italian, and saves them as they are', async () => {
  await show('it')
  const { user, screen, within, waitFor } = open('/owner/dashboard/services')
  await user.click(await screen.findByRole('button', { name: 'Modifica: Frühstück' }))
  const dialog = within(await screen.findByRole('dialog'))
  const price = await dialog.findByDisplayValue('12,90')
  await user.clear(price)
  await user.type(price, '1234,50')
  await user.click(dialog.getByRole('button', { name: 'Salva le modifiche' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText(/1\.234,50/)
})

it('keeps what was typed when the language changes', async () => {
  await show('de')
  const { user, screen, within, fillIn, waitFor } = open('/owner/dashboard/properties')
  await user.click(await screen.findByRole('button', { name: 'Seehaus bearbeiten' }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillIn({ Beschreibung: 'Direkt am See' }, dialog)
  await show('nl')
  const description = await waitFor(() => dialog.getByLabelText<HTMLTextAreaElement>('Beschrijving'))
  expect(description.value).toBe('Direkt am See')
})
