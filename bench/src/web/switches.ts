import type { Browser, Page } from '@playwright/test'
import type { SignedIn } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Network } from '../slow-down.ts'
import { newProfile, openPage } from './page-load.ts'
import { pages } from './pages.ts'

/** Milliseconds from the click on another area until its table is on the screen. */
export type Switches = {
  /** The first visit, the pointer having come to the link 200 ms before, right after the page's own table. */
  hovered: number
  /** The first visit of another one, after the page had come to rest. */
  rested: number
  /** Back and forth between areas that were open before, with a processor four times slower, and at full speed. */
  warmSlow: number
  warm: number
}

const pointToClickMs = 200
/** Nothing was asked for so long: what is fetched ahead is there. */
const restMs = 3000

type Clicked = { clickedAt: number; shownAt: number }

/** Runs in the page: from the next click until a table stands under a heading. */
const timeClick = (heading: string) =>
  new Promise<number>((resolve) => {
    const times: Clicked = { clickedAt: 0, shownAt: 0 }
    const isShown = () =>
      document.querySelector('main h1')?.textContent.trim() === heading &&
      document.querySelector('main tr.ant-table-row:not([inert] *)')
    const look = new MutationObserver(() => {
      if (!times.clickedAt || !isShown()) return
      look.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - times.clickedAt))
    })
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        times.clickedAt = timeStamp
      },
      { capture: true, once: true },
    )
    look.observe(document, { childList: true, subtree: true, characterData: true })
  })

const go = async (page: Page, area: string) => {
  const link = page.locator('nav').getByRole('link', { name: area, exact: true })
  await link.hover()
  await page.waitForTimeout(pointToClickMs)
  const time = page.evaluate(timeClick, area)
  await link.click()
  return time
}

const rest = async (page: Page) => {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  while (Date.now() - last < restMs) await page.waitForTimeout(200)
  page.off('request', note)
  page.off('requestfinished', note)
}

/** One visit that goes through three areas. */
export const measureSwitches = async (
  browser: Browser,
  url: string,
  signedIn: SignedIn,
  network: Network,
): Promise<Switches> => {
  const profile = await newProfile(browser, signedIn, pages.bookings.shows)
  try {
    const { page, session } = await openPage(profile, url, network)
    const hovered = await go(page, 'Invoices')
    await rest(page)
    const rested = await go(page, 'Promocodes')
    await rest(page)
    const backAndForth = async () => (await go(page, 'Invoices')) / 2 + (await go(page, 'Promocodes')) / 2
    await backAndForth()
    const warmSlow = await backAndForth()
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const warm = await backAndForth()
    return { hovered, rested, warmSlow, warm }
  } finally {
    await profile.close()
  }
}
