import { aBooking, aClient } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { afterEach, beforeAll, expect, it } from 'vitest'
import area from './area.tsx'
// Here from the start: on a busy machine loading it takes longer than a test waits.
import './settings/settings-form.tsx'

const server = await testServer()
const show = (locale: string) => useLocale.getState().show(locale)
let owner: Awaited<ReturnType<typeof server.signUpOwner>>
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  const client = await aClient(owner, { first_name: 'Eva', last_name: 'Adler' })
  await aBooking(owner, { client: client.id })
})
afterEach(() => show('en'))
const open = (path: string) => renderArea(path, { area, server, as: owner })

it('lists invoices in German, with amounts as German writes them', async () => {
  await show('de')
  const { screen } = open('/owner/dashboard/invoices')
  const row = (await screen.findByText('Eva Adler')).closest('tr')
  expect(row?.textContent).toContain('Entwurf')
  const totals = await screen.findByLabelText('Summen der angezeigten Belege')
  await screen.findByText('Rechnungseinstellungen')
  expect(totals.textContent).toContain('Offen')
})

it('compares figures in German, with months, amounts and shares as German writes them', async () => {
  await show('de')
  const { screen, within } = open('/owner/dashboard/analytics?from=2027-06-01&to=2027-06-30&view=tables')
  const occupancy = within(await screen.findByRole('group', { name: 'Auslastung' }))
  occupancy.getByText('10,0 %')
  occupancy.getByText('+10,0 Prozentpunkte gegenüber Mai 2027 (0,0 %)')
  const shares = within(await screen.findByRole('figure', { name: 'Umsatz nach Unterkunft' }))
  shares.getByText('300,00 €')
  expect((await screen.findByRole('figure', { name: 'Umsatz pro Tag' })).textContent).toContain('01.06.2027')
})

it('keeps what was typed when the language changes, and draws the invoice in it', async () => {
  await show('de')
  const { user, fillIn, screen, within, waitFor } = open('/owner/dashboard/settings/invoices')
  await user.click(await screen.findByRole('button', { name: /Rechnungsnummern/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await fillIn({ 'Präfix der Nummern': 'KH-' }, dialog)
  await show('fr')
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Préfixe du numéro').value).toBe('KH-'))
  expect(screen.getByText('4 nuits × 120,00 €')).toBeDefined()
})
