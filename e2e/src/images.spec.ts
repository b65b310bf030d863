import type { Locator, Page } from '@playwright/test'
import { expect, personals, signIn, test } from './keyhaven.ts'
import { photo } from './photos.ts'
import { seriousProblems } from './serious-problems.ts'

const properties = '/owner/dashboard/properties'
const seehaus = {
  name: 'Seehaus',
  description: 'A house by the lake.',
  active: true,
  address: { ...personals.address, city: 'Hallstatt' },
}
type Property = { id: number; images: { name: string; alt_text: string; width: number; height: number }[] }

const openForm = async (page: Page, button = 'Edit Seehaus') => {
  await page.goto(properties)
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog')
}
const describeAll = async (form: Locator) => {
  for (const input of await form.getByLabel('Image description').all()) {
    if ((await input.inputValue()) === '') await input.fill('What can be seen from the window')
  }
}
const orderIn = (form: Locator) =>
  form
    .getByRole('button', { name: /^Delete image: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Delete image: ', '')))
test.describe('pictures', () => {
  // What the browser notes of the upload that is cut off.
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('are shrunk, described, arranged, retried and shown', async ({ page, server }) => {
    test.slow()
    const { api, user } = await signIn(page, server, 'photographer@example.com')
    const list = async () => ((await api('GET', '/api/properties/')) as Property[])[0]?.images ?? []
    const small = await photo(page, 'garden.jpg', 900, 600)
    const large = await photo(page, 'lake at dawn.jpg', 6000, 4000)
    const other = await photo(page, 'attic.jpg', 600, 900)
    expect(large.buffer.length).toBeGreaterThan(3.5e6)

    await test.step('a new property takes three at once', async () => {
      const form = await openForm(page, 'New Property')
      await form.getByLabel('Name', { exact: true }).fill(seehaus.name)
      await form.getByLabel('Street').fill('Uferweg')
      await form.getByLabel('House Number').fill('7')
      await form.getByLabel('City').fill('Hallstatt')
      await form.getByLabel('Postal Code').fill('4830')
      await form.getByLabel('Country').fill('Austria')
      await form.getByLabel('Phone').fill('+43613412345')
      await form.getByLabel('Description', { exact: true }).fill(seehaus.description)
      await form.getByLabel('Upload images').setInputFiles([small, large, other])
      await expect(form.getByLabel('Image description').nth(1)).toHaveValue('lake at dawn')
    })

    await test.step('the large one is made smaller by itself', async () => {
      const form = page.getByRole('dialog')
      await expect(page.locator('body')).toContainText('Made lake at dawn.jpg smaller: ', { timeout: 60_000 })
      await expect(form.getByText(/is too big/)).toBeHidden()
      await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
    })

    await test.step('the order is changed by keyboard', async () => {
      const form = page.getByRole('dialog')
      await form.getByRole('button', { name: 'Move earlier: attic.jpg' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      expect(await orderIn(form)).toEqual(['attic.jpg', 'garden.jpg', 'lake at dawn.jpg'])
      await expect(form.getByRole('button', { name: 'Move later: attic.jpg' })).toBeFocused()
      await form.getByRole('button', { name: 'Save' }).click()
      // A slow machine takes its time to prepare three pictures.
      await expect(form).toBeHidden({ timeout: 60_000 })
      await expect(page.getByRole('article', { name: 'Seehaus' }).getByRole('img', { name: '3 images' })).toBeVisible()
      const saved = await list()
      expect(saved.map(({ name }) => name)).toEqual(['attic.jpg', 'garden.jpg', 'lake at dawn.jpg'])
      // Upright and in its own shape, as wide as fits into the weight.
      const { width = 0, height = 0 } = saved[2] ?? {}
      expect(width / height).toBeCloseTo(1.5, 1)
      expect(width).toBeGreaterThan(900)
    })

    await test.step('one goes, one fails and is tried again', async () => {
      const form = await openForm(page)
      await form.getByRole('button', { name: 'Delete image: garden.jpg' }).click()
      const next = [await photo(page, 'bath.jpg', 500, 400), await photo(page, 'terrace.jpg', 500, 400)]
      await form.getByLabel('Upload images').setInputFiles(next)
      await describeAll(form)
      let cut = 0
      await page.route('**/property-images/', (route) => {
        const isCut = cut === 0 && route.request().postDataBuffer()?.includes('bath.jpg')
        if (isCut) cut += 1
        return isCut ? route.abort() : route.continue()
      })
      await form.getByRole('button', { name: 'Update' }).click()
      await expect(form.getByText('1 image could not be saved.')).toBeVisible()
      expect((await list()).map(({ name }) => name)).toEqual(['attic.jpg', 'lake at dawn.jpg', 'terrace.jpg'])
      await form.getByRole('button', { name: 'Retry: bath.jpg' }).click()
      await expect(form).toBeHidden()
      expect((await list()).map(({ name }) => name)).toEqual([
        'attic.jpg',
        'lake at dawn.jpg',
        'bath.jpg',
        'terrace.jpg',
      ])
    })

    await test.step('they are dragged into another order', async () => {
      const form = await openForm(page)
      const boxOf = async (name: string) => {
        const at = form.locator('li', { hasText: name }).locator('img')
        await at.scrollIntoViewIfNeeded()
        return (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      }
      await boxOf('attic.jpg')
      const [from, to] = [await boxOf('attic.jpg'), await boxOf('lake at dawn.jpg')]
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
      await page.mouse.up()
      await expect.poll(() => orderIn(form)).toEqual(['lake at dawn.jpg', 'attic.jpg', 'bath.jpg', 'terrace.jpg'])
      await form.getByRole('button', { name: 'Update' }).click()
      await expect(form).toBeHidden()
    })

    await test.step('guests see them, and nothing moves while they load', async () => {
      const [{ id } = { id: 0 }] = (await api('GET', '/api/properties/')) as Property[]
      await api('POST', '/api/units/', {
        name: 'Lake room',
        description: 'Two beds.',
        capacity: 2,
        max_capacity: 2,
        price_per_night: 90,
        price_per_extra_person: 0,
        property_id: id,
      })
      const { slug } = user
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 })
        new PerformanceObserver((seen) => {
          for (const entry of seen.getEntries())
            (window as never as { moved: number }).moved += (entry as never as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(`/property/${id}?owner=${slug}`)
      const stage = page.getByRole('group', { name: 'Pictures of Seehaus' })
      await expect(stage.getByRole('link', { name: /^Picture \d of 4/ })).toHaveCount(4)
      const picture = stage.locator('img').first()
      await expect(picture).toHaveAttribute('srcset', /480w.*960w.*1\d{3}w/)
      await expect(picture).toHaveAttribute('width', /^1\d{3}$/)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await page.evaluate(() => (window as never as { moved: number }).moved)).toBeLessThan(0.1)
    })
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`thirty pictures with long names fit a phone, ${theme}`, async ({ page, server }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const { api } = await signIn(page, server, `phone-${theme}@example.com`)
    await api('POST', '/api/properties/', seehaus)
    await page.evaluate((value) => window.localStorage.setItem('user-theme', value), theme)
    const form = await openForm(page)
    const { mimeType, buffer } = await photo(page, 'a.jpg', 400, 300)
    const name = (at: number) => `${'a-very-long-name-without-any-space-'.repeat(4)}${at}.jpg`
    const files = Array.from({ length: 31 }, (_, at) => ({ name: name(at), mimeType, buffer }))
    await form.getByLabel('Upload images').setInputFiles(files)
    await expect(form.getByText('Maximum number of 30 images reached')).toBeVisible()
    await expect(form.getByLabel('Image description')).toHaveCount(30)
    await form.getByLabel('Image description').first().fill('x'.repeat(300))
    await form.getByLabel('Image description').last().fill('')
    // Reaching for the disabled button says what is missing.
    await form.getByRole('group', { name: 'Some fields are missing or wrong' }).focus()
    await expect(form.getByText('Please provide a description for every image before updating.')).toBeVisible()
    expect(await form.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
    expect(await seriousProblems(page, { part: '.ant-modal' })).toEqual([])
  })
}
