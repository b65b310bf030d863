import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that another theme of the same page can break. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/** Serious problems that axe finds, on the page or on a part of it, once nothing moves any more. */
export const seriousProblems = async (
  page: Page,
  { part = 'html', rules }: { part?: string; rules?: string[] } = {},
) => {
  // What waits for its data is pale until it comes.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Colours in the middle of a fade are nobody's contrast; what turns until something is done never finishes.
  await page.evaluate(() => {
    const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(fades.map((animation) => animation.finished))
  })
  // Its other mode opens a page more to gather what it found in the frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part)
  const runOnly = rules && { type: 'rule' as const, values: rules }
  const { violations } = await axe.options({ resultTypes: ['violations'], ...(runOnly && { runOnly }) }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
