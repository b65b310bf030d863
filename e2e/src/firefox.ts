import { existsSync } from 'node:fs'
import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core'
import { test as base, expect } from './keyhaven.ts'

const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
/** It is the slower browser, on a machine that tests in two at once. */
const timeout = 60_000

/** Firefox's message on a script that was half loaded when its page was left. */
const ofLeftPages = /None of the “sha384” hashes in the integrity attribute match/

/** Errors come as handles, which say nothing by themselves, and nothing at all once their page was left. */
const writeOut = async (message: ConsoleMessage) => {
  const words = message.args().map((arg) => arg.evaluate((value) => (value instanceof Error ? value.stack : value)))
  return Promise.all(words).then(
    (all) => all.join(' '),
    () => message.text(),
  )
}

/** Actions of a person in a page, by the names that a screen reader reads out. */
const personIn = (page: Page, origin: string) => {
  const open = (path: string) => page.goto(origin + path)
  /** By the whole name, or by a part of what can be read. */
  const one = async (role: string, name: string | RegExp) => {
    if (typeof name === 'string') return page.$(`aria/${name}[role="${role}"]`)
    for (const element of await page.$$(`aria/[role="${role}"]`)) {
      const words = await element.evaluate((at) => (at as HTMLInputElement).labels?.[0]?.innerText ?? at.textContent)
      if (name.test(words)) return element
    }
    return null
  }
  const find = async (role: string, name: string | RegExp) => {
    await expect.poll(() => one(role, name), { message: `${role} “${name}”`, timeout }).not.toBeNull()
    const element = await one(role, name)
    if (!element) throw new Error(`the ${role} “${name}” is gone again`)
    return element
  }
  // React replaces what the server rendered, and may do so between looking an element up and clicking it.
  const press = (role: string, name: string | RegExp) =>
    expect(async () => {
      const element = await find(role, name)
      await element.evaluate((target) => target.scrollIntoView({ block: 'center' }))
      await element.click()
    }).toPass({ timeout })
  const type = async (role: string, name: string, text: string) => {
    await press(role, name)
    await page.keyboard.type(text)
  }
  const text = () => page.evaluate(() => document.body.innerText)
  const reads = (words: string | RegExp) => expect.poll(text, { timeout }).toMatch(words)
  return { page, open, find, press, type, text, reads }
}

/**
 * A test in Firefox as Debian has it, by WebDriver BiDi. Playwright drives only a Firefox of its own making; the locators of
 * Puppeteer need `eval`, which our policy does not let a page have.
 */
export const test = base.extend<{ firefox: ReturnType<typeof personIn> }>({
  firefox: async ({ server }, use) => {
    base.skip(!existsSync(executablePath), 'needs firefox-esr')
    base.setTimeout(240_000)
    const browser = await puppeteer.launch({
      ...{ browser: 'firefox', executablePath, headless: true, defaultViewport: null },
      args: ['--width=1440', '--height=1000'],
    })
    const page = await browser.newPage()
    const uncaught: string[] = []
    const logged: Promise<string>[] = []
    page.on('pageerror', (error) => uncaught.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(writeOut(message))
    })
    await use(personIn(page, server.origin))
    const ownErrors = [...uncaught, ...(await Promise.all(logged))].filter((error) => !ofLeftPages.test(error))
    await browser.close()
    expect(ownErrors, 'errors in the browser console').toEqual([])
  },
})
