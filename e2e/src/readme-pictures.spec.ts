import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './keyhaven.ts'
import { openDemo } from './open-demo.ts'

const folder = path.join(path.dirname(path.dirname(import.meta.dirname)), 'docs/pictures')

// Both screens have tests of their own; here they are only taken, by `npm run help-pictures`.
test.skip(process.env['SAVE_HELP_PICTURES'] !== '1', 'saves the pictures of the README')
test.use({ deviceScaleFactor: 1.5 })

const save = async (page: Page, name: string) => {
  await expect(page.locator('[aria-busy="true"], .ant-skeleton, [role="progressbar"]')).toHaveCount(0)
  mkdirSync(folder, { recursive: true })
  await sharp(await page.screenshot({ caret: 'hide' }))
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
}

test("the README's pictures: an owner's calendar and what guests see", async ({ page }) => {
  const { user } = await openDemo(page)
  await page.goto('/owner/dashboard')
  await page.getByRole('button', { name: 'Full page' }).click()
  await expect(page.getByRole('button', { name: 'Show dashboard' })).toBeVisible()
  // Where it clicked there is a booking now, which would tell about itself.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.locator('.shell-notice').evaluate((notice: HTMLElement) => (notice.style.display = 'none'))
  await save(page, 'calendar')

  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.goto(`/?owner=${user.slug}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect
    .poll(() => page.locator('main img').evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete)))
    .toBe(true)
  await save(page, 'public-site')
})
