import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds that keeps somebody out, on the page or on a part of it, once nothing moves any more. */
export const seriousProblems = async (page: Page, part = 'html') => {
  // Colours in the middle of a fade are nobody's contrast; what turns until something is done never finishes.
  await page.evaluate(() => {
    const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(fades.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
