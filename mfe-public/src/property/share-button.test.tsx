import { aProperty } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
afterEach(() => document.querySelector('link[rel="canonical"]')?.remove())

const canonical = (href: string) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'canonical', href })
  document.head.append(link)
}

it('passes on the address of the site that stands alone, which the document names, with dates and language', async () => {
  const owner = await server.signUpOwner()
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  canonical(`https://seehaus.example/property/${id}`)
  const page = renderArea(`/de/property/${id}?check_in=2031-06-01&check_out=2031-06-04`, { area, server })
  await page.user.click(await page.screen.findByRole('button', { name: 'Teilen' }))
  await page.screen.findByText(/kopiert/)
  expect(await navigator.clipboard.readText()).toBe(
    `https://seehaus.example/de/property/${id}?check_in=2031-06-01&check_out=2031-06-04`,
  )
})

it('passes on the address that is shown where the document names that of another page', async () => {
  const owner = await server.signUpOwner()
  const { id } = await aProperty(owner, { name: 'Seehaus' })
  canonical('https://other.example/property/999999')
  const page = renderArea(`/de/property/${id}`, { area, server })
  await page.user.click(await page.screen.findByRole('button', { name: 'Teilen' }))
  await page.screen.findByText(/kopiert/)
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/de/property/${id}`)
})
