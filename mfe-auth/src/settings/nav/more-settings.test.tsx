import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from '../../area.tsx'

const server = await testServer()

const path = '/owner/dashboard/settings/invoices'

it('leads to the settings that other areas bring', async () => {
  const settings = [{ id: 'invoices', title: 'Invoices', about: 'Numbers and VAT', path }]
  const as = await server.signUpOwner({ personals: true })
  const { user, screen, address } = renderArea('/owner/dashboard/settings', { area, server, as, settings })
  const parts = await screen.findByRole('navigation', { name: 'Parts of the settings' })
  expect([...parts.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'You and your logo',
    'Sign-in and security',
    'Public page and language',
    'Your data',
    'Invoices',
  ])
  await user.click(screen.getByRole('link', { name: 'Invoices' }))
  await screen.findByText('Elsewhere')
  expect(address()).toBe(path)
})

it('says nothing of more settings where no area brings any', async () => {
  const as = await server.signUpOwner({ personals: true })
  const { screen } = renderArea('/owner/dashboard/settings', { area, server, as })
  await screen.findByText('Your Public Page Link')
  expect(screen.queryByText('Invoices')).toBeNull()
})
