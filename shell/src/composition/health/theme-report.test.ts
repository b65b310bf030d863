import { pathToFileURL } from 'node:url'
import { healthApi, healthReport } from '@keyhaven/shared-contracts/contract/health'
import { expect, it, onTestFinished, vi } from 'vitest'

/** Not a module: it does all that it does when it is run. */
const themeScript = pathToFileURL('shell/public/theme.js').href

it('reports a page whose scripts did not come a second time either, though none of them can', async () => {
  const sent: [string, string][] = []
  const stub = (on: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(on, name)
    Object.defineProperty(on, name, { configurable: true, value })
    onTestFinished(() => {
      if (before) Object.defineProperty(on, name, before)
      else Reflect.deleteProperty(on, name)
    })
  }
  stub(document, 'currentScript', { src: 'https://a.example/shell/1.0.0-aaaaaa/theme.js' })
  stub(navigator, 'sendBeacon', (address: string, body: string) => sent.push([address, body]))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onTestFinished(() => void vi.unstubAllGlobals())
  sessionStorage.setItem('has-reloaded', 'yes')
  await import(themeScript)
  const script = Object.assign(document.createElement('script'), { defer: true, type: 'text/plain' })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  window.dispatchEvent(new Event('load'))
  script.remove()
  document.documentElement.classList.remove('shell-broken')

  const [[address, body] = ['', '']] = sent
  expect(address).toBe(`/keyhaven${healthApi.report.path}`)
  expect(healthReport.parse(JSON.parse(body)).visits).toEqual([
    { area: 'shell', version: '1.0.0-aaaaaa', count: 1, failed: 'network' },
  ])
})
