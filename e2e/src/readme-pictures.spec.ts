import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openDemo, test } from './keyhaven.ts'

// Without it the screens are only opened, so that one that has changed is noticed.
const isSaving = process.env['SAVE_HELP_PICTURES'] === '1'
const folder = path.join(path.dirname(path.dirname(import.meta.dirname)), 'docs/pictures')

test.use({ deviceScaleFactor: isSaving ? 1.5 : 1 })

const save = async (page: Page, name: string) => {
  await expect(page.locator('[aria-busy="true"], .ant-skeleton, [role="progressbar"]')).toHaveCount(0)
  if (!isSaving) return
  mkdirSync(folder, { recursive: true })
  await sharp(await page.screenshot({ caret: 'hide' }))
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
}

test("the README's pictures can be taken: an owner's calendar and what guests see", async ({ page }) => {
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
