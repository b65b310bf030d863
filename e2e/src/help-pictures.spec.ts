import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, signIn, test } from './keyhaven.ts'
import { helpScenes } from './help-scenes.ts'

// Without it the scenes are only played, so that a screen that has changed is noticed.
const isSaving = process.env['SAVE_HELP_PICTURES'] === '1'
const root = path.dirname(path.dirname(import.meta.dirname))

test.use({
  viewport: { width: 1040, height: 780 },
  deviceScaleFactor: isSaving ? 1.5 : 1,
})

/** Numbers the steps on the screen, each beside what it is about. */
const numbered = async (marks: Locator[]) => {
  for (const [index, mark] of marks.entries()) {
    await expect(mark).toBeInViewport()
    await mark.evaluate((element, number) => {
      const { left, top } = element.getBoundingClientRect()
      const badge = document.body.appendChild(document.createElement('div'))
      badge.textContent = String(number)
      badge.dataset['step'] = ''
      const [size, at] = [26, { x: Math.max(left - 13, 2), y: Math.max(top - 13, 2) }]
      Object.assign(badge.style, {
        ...{ position: 'fixed', zIndex: '9999', left: `${at.x}px`, top: `${at.y}px`, boxSizing: 'border-box' },
        ...{ width: `${size}px`, height: `${size}px`, borderRadius: '50%', font: '700 14px/22px system-ui' },
        ...{ background: '#b3261e', color: '#fff', border: '2px solid #fff', textAlign: 'center' },
      })
    }, index + 1)
  }
}

const save = async (page: Page, area: string, name: string) => {
  const folder = path.join(root, `mfe-${area}`, 'src/help-pictures')
  mkdirSync(folder, { recursive: true })
  const picture = await page.screenshot({ caret: 'hide' })
  await sharp(picture)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
}

test('each picture of the help can be taken: its screen is there, and so is what its steps are about', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  for (const theme of isSaving ? (['light', 'dark'] as const) : (['light'] as const)) {
    for (const account of ['owner', 'demo'] as const) {
      if (account === 'owner') await signIn(page, server, `help.${theme}@example.com`)
      else {
        await page.goto('/owner/')
        await page.evaluate(() => [window.sessionStorage, window.localStorage].forEach((storage) => storage.clear()))
        await page.goto('/owner/')
        await page.getByRole('button', { name: 'Explore Demo' }).click()
        await expect(page).toHaveURL(/\/owner\/dashboard$/)
      }
      await page.evaluate((value) => window.localStorage.setItem('user-theme', value), theme)
      for (const scene of helpScenes.filter((one) => (one.account ?? 'demo') === account)) {
        await test.step(`${scene.topic}, ${theme}`, async () => {
          await page.goto(scene.path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await page
            .locator('.shell-notice')
            .evaluateAll((notices: HTMLElement[]) => notices.forEach((notice) => (notice.style.display = 'none')))
          const marks = await scene.play(page)
          await expect(page.locator('[aria-busy="true"], .ant-skeleton, [role="progressbar"]')).toHaveCount(0)
          await numbered(marks)
          if (isSaving) await save(page, scene.area, `${scene.topic}.${theme}`)
        })
      }
    }
  }
})
