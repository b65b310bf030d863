import type { Locator, Page } from '@playwright/test'
import { test as base } from './embedding.ts'
import { element, hostileCss, script, strictPolicy } from './foreign-site.ts'
import { scriptsToRun } from './guest-world.ts'
import { expect, ownerOn, personals } from './keyhaven.ts'
import { photo } from './photos.ts'
import { seriousProblems } from './serious-problems.ts'

const captions = ['The house from the lake', 'Tiled stove', 'A bedroom', 'The garden', 'Breakfast', 'Our dog', 'Winter']

/** A house with seven pictures, the second of them upright. */
const test = base.extend<object, { house: { id: number; slug: string } }>({
  house: [
    async ({ browser, server, foreign }, use) => {
      const owner = await ownerOn(server, 'pictures@example.com')
      const { id }: { id: number } = await owner.api('POST', '/api/properties/', {
        ...{ name: 'Seehaus', description: 'By the lake.', address: personals.address },
      })
      await owner.api('POST', '/api/units/', {
        ...{ name: 'Loft', description: 'Bright and quiet.', property_id: id, price_per_night: 100 },
        ...{ capacity: 2, max_capacity: 4, price_per_extra_person: 0 },
      })
      const page = await browser.newPage()
      for (const [index, text] of captions.entries()) {
        const { name, buffer } = await photo(page, `${index}.jpg`, index === 1 ? 640 : 960, index === 1 ? 960 : 640)
        const form = new FormData()
        form.set('property', String(id))
        form.set('alt_text', text)
        form.set('image', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), name)
        await fetch(`${server.origin}/keyhaven/api/property-images/`, {
          ...{ method: 'POST', body: form, headers: { authorization: `Token ${owner.token}` } },
        })
      }
      await page.close()
      await owner.api('PATCH', '/api/site-settings/', { allowed_origins: [foreign.site.origin] })
      await use({ id, slug: owner.user.slug })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const picture = (at: Page | Locator, index: number) =>
  at.getByRole('link', { name: new RegExp(`^Picture ${index + 1} of 7: ${captions[index]}`) })
const fullScreen = (at: Page | Locator) => at.getByRole('dialog', { name: 'Pictures of Seehaus' })
const caption = (at: Page | Locator, index: number) => fullScreen(at).getByText(`${index + 1} / 7 ${captions[index]}`)

test('with the keyboard, five pictures stand in a grid, and all of them in the full screen', async ({
  page,
  house,
}) => {
  await page.goto(`/property/${house.id}`)
  await scriptsToRun(page)
  await expect(picture(page, 4)).toBeVisible()
  await expect(picture(page, 5)).toBeHidden()
  await page.getByRole('button', { name: 'Show all 7 pictures' }).press('Enter')
  await expect(caption(page, 0)).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  for (let tab = 0; tab < 8; tab++) {
    await page.keyboard.press('Tab')
    // Past the last it goes on to the browser's own bar, for which the body stands.
    const focused = page.locator(':focus').and(page.locator('body, dialog *'))
    await expect(focused).toHaveCount(await page.locator(':focus').count())
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(caption(page, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fullScreen(page)).toBeHidden()
  await expect(picture(page, 2)).toBeFocused()
})

test('an upright picture is shown whole, on the page and in the full screen', async ({ page, house }) => {
  await page.goto(`/property/${house.id}`)
  await scriptsToRun(page)
  await expect(picture(page, 1).getByRole('img')).toHaveCSS('object-fit', 'contain')
  await picture(page, 1).click()
  const whole = fullScreen(page).getByRole('img', { name: captions[1] ?? '' })
  await expect(whole).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const box = await whole.boundingBox()
      return box && Math.round((box.height / box.width) * 100)
    })
    .toBe(150)
})

test('inside a hostile page the full screen lies above everything', async ({ page, foreign, house }) => {
  const booking = element(`owner="${house.slug}" property="${house.id}"`)
  await page.goto(foreign.site.put({ body: `${booking}${script}`, css: hostileCss, policy: strictPolicy }))
  await picture(page, 3).click()
  await expect(caption(page, 3)).toBeVisible()
  const box = await fullScreen(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await fullScreen(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(caption(page, 4)).toBeVisible()
  await fullScreen(page).getByRole('button', { name: 'Close' }).click()
  await expect(picture(page, 4)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const swipe = async (page: Page, at: Locator) => {
    const box = await at.boundingBox()
    if (!box) throw new Error('It is not on the screen.')
    const touch = await page.context().newCDPSession(page)
    const [from, y] = [box.x + box.width * 0.85, box.y + box.height / 2]
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await send('touchStart', from)
    for (let step = 1; step <= 10; step++) await send('touchMove', from - (box.width * 0.7 * step) / 10)
    await send('touchEnd')
    await touch.detach()
  }

  test('a finger turns the pictures on the page and in the full screen', async ({ page, house }) => {
    await page.goto(`/property/${house.id}`)
    await scriptsToRun(page)
    await expect(picture(page, 0)).toBeInViewport({ ratio: 0.9 })
    await swipe(page, picture(page, 0))
    await expect(picture(page, 1)).toBeInViewport({ ratio: 0.9 })
    await picture(page, 1).tap()
    await expect(caption(page, 1)).toBeVisible()
    await swipe(page, fullScreen(page))
    await expect(caption(page, 2)).toBeVisible()
    // A tap right after a swipe is still a part of it to the browser.
    await expect(async () => {
      await fullScreen(page).getByRole('button', { name: 'Close' }).tap({ timeout: 1000 })
      await expect(fullScreen(page)).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.9 })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is there, and opens as a file', async ({ page, house, server }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`http://book.localhost:${server.port}/property/${house.id}`)
    await expect(page.getByRole('link', { name: /^Picture \d of 7/ })).toHaveCount(7)
    await picture(page, 0).click()
    await expect(page).toHaveURL(/\/media\/[0-9a-f]+\.webp$/)
  })
})
