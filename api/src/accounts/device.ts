import Bowser, { BROWSER_MAP, OS_MAP } from 'bowser'

/** Names that are known; anything else is whatever the sender wrote. */
const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))

/** `Chrome on Windows`, as a browser names itself. */
export function deviceOf(userAgent: string): string {
  const { browser, os } = userAgent.trim() ? Bowser.parse(userAgent) : { browser: {}, os: {} }
  const names = [browsers.has(browser.name ?? '') && browser.name, systems.has(os.name ?? '') && os.name]
  return names.filter(Boolean).join(' on ') || 'Unknown device'
}
