import type { Page } from '@playwright/test'

type Json = Record<string, unknown>
/** The registry as it stands in the page, as far as faults are put into it. */
export type Written = Json & { areas: Record<string, Json & { stable: string; releases: Record<string, Release> }> }
type Release = Json & { manifest: Json & { nav: Json[] } }

const element = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s

/** Lets every page that is opened from now on have another list of releases in it: text, or nothing. */
export const writeRegistry = (page: Page, change: (text: string) => string | undefined) =>
  page.route('**/owner/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replace(element, (_all, begin: string, text: string, end: string) => {
      const changed = change(text)
      return changed === undefined ? '' : begin + changed.replaceAll('<', '\\u003c') + end
    })
    await route.fulfill({ response: answer, body })
  })

/** The same for a change of the data, which is so wherever it is published. */
export const changeRegistry = async (page: Page, change: (registry: Written) => void) => {
  const changed = (text: string) => {
    const registry = JSON.parse(text) as Written
    change(registry)
    return JSON.stringify(registry)
  }
  await writeRegistry(page, changed)
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: changed(await response.text()) })
  })
}

/** The stable release of an area in it. */
export const stableOf = ({ areas }: Written, area: string): Release => {
  const found = areas[area]?.releases[areas[area].stable]
  if (!found) throw new Error(`the registry has no stable release of ${area}`)
  return found
}
