import { expect, test } from './keyhaven.ts'

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
