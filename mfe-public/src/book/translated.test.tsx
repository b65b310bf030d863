import { aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { afterEach, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()

/** As the translators of browsers do: each text node goes, and an element with its words comes in its place. */
const translate = () => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, option')) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}
const watcher = new MutationObserver(translate)
afterEach(() => watcher.disconnect())

it('says the right nights and prices, and changes its language, where a browser translates the page', async () => {
  const owner = await server.signUpOwner({ personals: true })
  const unit = await aUnit(owner, { price_per_night: 100, max_capacity: 4 })
  const from = addDays(localToday(), 50)
  const address = (to: number) =>
    `/en/book?unit=${unit.id}&property=${unit.property.id}&check_in=${from}&check_out=${addDays(from, to)}&guests=2`
  const page = renderArea(address(3), { area, server })
  const priced = (line: RegExp) => page.waitFor(() => expect(document.body.textContent).toMatch(line))
  await priced(/3 × €100\.00/)
  translate()
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
  await page.goTo(address(5))
  await priced(/5 × €100\.00/)
  expect(document.body.textContent).not.toContain('3 × €100.00')
  await page.goTo(address(5).replace('/en/', '/de/'))
  await page.screen.findByRole('heading', { name: 'Buchung anfragen' })
  await page.user.click(page.screen.getByRole('button', { name: 'Freie Nächte im Kalender zeigen' }))
  await page.screen.findByRole('button', { name: 'Kalender ausblenden' })
})
