import type { Locator, Page } from '@playwright/test'

type Spot = { x: number; y: number }

/** Does a job as a person would and counts its steps: each click, drag, key, field typed and choice in a list is one. */
export const countSteps = (page: Page) => {
  let steps = 0
  const click = async (target: Locator) => {
    steps += 1
    await target.click()
  }
  const type = async (field: Locator, text: string) => {
    steps += 1
    await field.fill(text)
  }
  const press = async (key: string) => {
    steps += 1
    await page.keyboard.press(key)
  }
  const drag = async (from: Spot, to: Spot) => {
    steps += 1
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 })
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
  }
  /** Opening the list of a field and choosing in it: two steps. */
  const choose = async (field: Locator, option: string | RegExp) => {
    await click(field)
    await click(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').getByText(option).first())
  }
  /** The button that opens the system's own dialog, and the files marked there at once: two steps. */
  const upload = async (button: Locator, files: string[]) => {
    const chooser = page.waitForEvent('filechooser')
    await click(button)
    steps += 1
    await (await chooser).setFiles(files)
  }
  return { click, type, press, drag, choose, upload, total: () => steps }
}
