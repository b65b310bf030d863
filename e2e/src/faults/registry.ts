import type { Page } from '@playwright/test'
import { changeHtml } from './answers.ts'

type Json = Record<string, unknown>
/** The registry in the page, as far as faults change it. */
export type RegistryJson = Json & {
  areas: Record<string, Json & { stable: string; releases: Record<string, Release> }>
}
type Release = Json & { manifest: Json & { nav: Json[] } }

const element = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s

/** Replaces the registry in every page that is opened from now on: by text, or by nothing. */
export const writeRegistry = (page: Page, change: (text: string) => string | undefined) =>
  changeHtml(page, (html) =>
    html.replace(element, (_all, begin: string, text: string, end: string) => {
      const changed = change(text)
      return changed === undefined ? '' : begin + changed.replaceAll('<', '\\u003c') + end
    }),
  )

/** Changes the registry in every page that is opened from now on, and where it is fetched. */
export const changeRegistry = async (page: Page, change: (registry: RegistryJson) => void) => {
  const changed = (text: string) => {
    const registry = JSON.parse(text) as RegistryJson
    change(registry)
    return JSON.stringify(registry)
  }
  await writeRegistry(page, changed)
  // The file is what its hash says; without it the page asks for the current one.
  await page.route('**/registry/*.json', (route) => route.fulfill({ status: 404 }))
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: changed(await response.text()) })
  })
}

/** The stable release of an area in it. */
export const stableOf = ({ areas }: RegistryJson, area: string): Release => {
  const release = areas[area]?.releases[areas[area].stable]
  if (!release) throw new Error(`the registry has no stable release of ${area}`)
  return release
}
