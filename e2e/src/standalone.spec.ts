import { expect, personals, signIn, test } from './keyhaven.ts'

test('the public site stands alone on its own host, without shell and owner code', async ({ page, server }) => {
  const site = `http://book.localhost:${server.port}`
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await page.goto(`${site}/`)
  await expect(page.getByRole('heading', { name: 'Find your perfect rental property' })).toBeVisible()
  expect(scripts).not.toEqual([])
  expect(scripts.filter((script) => /^\/(shell|mfe)\//.test(script))).toEqual([])

  await page.goto(`${site}/owner/login`)
  await expect(page).toHaveURL(`${server.origin}/owner/login`)
})

test('an owner has a site on an own domain, whose first view asks for nothing @journey', async ({ page, server }) => {
  const owner = await signIn(page, server, 'own-domain@example.com')
  const { address } = personals
  const property: { id: number } = await owner.api('POST', '/api/properties/', {
    ...{ name: 'Seehaus', description: 'By the lake.', active: true, address },
  })
  await owner.api('POST', '/api/units/', {
    ...{ name: 'Blue room', description: 'Two windows.', capacity: 2, max_capacity: 2, price_per_night: 90 },
    ...{ price_per_extra_person: 0, type: 'apartment', status: 'available', active: true, property_id: property.id },
  })
  await owner.api('PATCH', '/api/site-settings/', { domain: 'seehaus.localhost', accent: '#7a1f3d' })

  const site = `http://seehaus.localhost:${server.port}`
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/keyhaven/api/') && calls.push(request.url()))
  await page.goto(`${site}/`)
  await expect(page.getByRole('heading', { name: 'Ada Byron' })).toBeVisible()
  // The form takes something once the scripts have come.
  await expect(page.locator('form:not([inert])').getByRole('button', { name: 'Show what is free' })).toBeVisible()
  await expect(page.getByText('Register your property')).toHaveCount(0)
  expect(calls).toEqual([])
  // Who offers one house opens on it.
  await expect(page.getByRole('heading', { level: 2, name: 'Seehaus' })).toBeVisible()
  await expect(page).toHaveTitle('Ada Byron · Book your stay')
  await page.getByRole('link', { name: /Check availability/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blue room' })).toBeVisible()
  await expect(page).toHaveTitle('Blue room, Seehaus · Ada Byron')
  await page.getByRole('link', { name: 'Legal notice' }).click()
  await expect(page.getByText('Ringstraße 1a')).toBeVisible()
})

test('a guest without scripts reads the site and follows its links', async ({ browser, page, server }) => {
  const owner = await signIn(page, server, 'without-scripts@example.com')
  const property: { id: number } = await owner.api('POST', '/api/properties/', {
    ...{ name: 'Inn at the mill', description: 'By the stream.', active: true, address: personals.address },
  })
  await owner.api('POST', '/api/units/', {
    ...{ name: 'Mill room', description: 'One window.', capacity: 2, max_capacity: 2, price_per_night: 70 },
    ...{ price_per_extra_person: 0, type: 'apartment', status: 'available', active: true, property_id: property.id },
  })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(`http://book.localhost:${server.port}/?owner=${owner.user.slug}`)
  await expect(guest).toHaveTitle('Ada Byron · Book your stay')
  await expect(guest.getByRole('heading', { level: 2, name: 'Inn at the mill' })).toBeVisible()
  await expect(guest.getByText('By the stream.')).toBeVisible()
  await guest.getByRole('link', { name: /Check availability/ }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Mill room' })).toBeVisible()
  await context.close()
})
