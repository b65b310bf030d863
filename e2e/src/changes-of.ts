import type { Page } from '@playwright/test'

/** Changes by a release, or by all, outside of their frames since the page was opened, as the inspector says them, in order. */
export const changesOf = async (page: Page, area = '', version = '') => {
  const marks = await page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .map((mark) => ({ name: mark.name, detail: (mark as PerformanceMark).detail as unknown })),
  )
  return marks
    .filter(({ name }) => name.startsWith(`changed ${area}`) && name.endsWith(version))
    .flatMap(({ detail }) => detail as string[])
    .toSorted()
    .join(', ')
}
