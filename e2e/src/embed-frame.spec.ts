import { test, watch } from './embedding.ts'
import { expect } from './keyhaven.ts'

/** The snippet of docs/embed.md. */
const frame = (slug: string) => `<iframe id="keyhaven" src="{us}/embed/frame?owner=${slug}"></iframe>`
const grow = (us: string) =>
  `addEventListener('message', ({ origin, data }) => {
    if (origin === '${us}' && data.type === 'keyhaven:height') keyhaven.style.height = data.height + 'px' })`

test('a frame shows the booking as high as it is, to allowed pages, and keeps nothing', async ({
  page,
  foreign,
  server,
}) => {
  await watch(page)
  await page.goto(foreign.site.put({ body: frame(foreign.slug), script: grow(server.origin) }))
  const inside = page.frameLocator('#keyhaven')
  await expect(inside.getByRole('heading', { name: 'Properties' })).toBeVisible()
  const whole = () => inside.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
  await expect.poll(whole).toBe(true)
  const height = () => page.locator('#keyhaven').evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  await inside.getByRole('link', { name: 'View details of Seehaus' }).click()
  await expect(inside.getByRole('heading', { level: 1, name: 'Seehaus' })).toBeVisible()
  await expect.poll(height).not.toBe(before)
  const touched = await Promise.all(
    page.frames().map((one) => one.evaluate(() => (window as unknown as { seen: { touched: string[] } }).seen.touched)),
  )
  expect(touched).toEqual([[], []])
})

test.describe('a frame', () => {
  test.use({ expectedErrors: [/frame-ancestors|Framing/] })
  test('stays empty in a page that the owner has not allowed', async ({ page, foreign }) => {
    await page.goto(foreign.stranger.put({ body: frame(foreign.slug) }))
    await expect.poll(() => page.frames().map((one) => one.url())).toContainEqual(expect.stringMatching(/chrome-error/))
    await expect(page.frameLocator('#keyhaven').getByRole('heading', { name: 'Properties' })).toHaveCount(0)
  })
})
