import { readFileSync } from 'node:fs'
import { healthApi } from '@keyhaven/shared-contracts/contract/health'
import { expect, it, onTestFinished, vi } from 'vitest'

const source = readFileSync('shell/public/theme.js', 'utf8')

it('reports a page whose scripts did not come a second time either, though none of them can', () => {
  const sent: [string, string][] = []
  const stub = (on: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(on, name)
    Object.defineProperty(on, name, { configurable: true, value })
    onTestFinished(() => (before ? Object.defineProperty(on, name, before) : Reflect.deleteProperty(on, name)))
  }
  stub(document, 'currentScript', { src: 'https://a.example/shell/1.0.0-aaaaaa/theme.js' })
  stub(navigator, 'sendBeacon', (address: string, body: string) => sent.push([address, body]))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onTestFinished(() => void vi.unstubAllGlobals())
  sessionStorage.setItem('has-reloaded', 'yes')
  new Function(source)()
  const script = Object.assign(document.createElement('script'), { defer: true, type: 'text/plain' })
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  window.dispatchEvent(new Event('load'))
  script.remove()
  document.documentElement.classList.remove('shell-broken')

  const [[address, body] = ['', '']] = sent
  expect(address).toBe(`/keyhaven${healthApi.report.path}`)
  expect(healthApi.report.body.parse(JSON.parse(body)).visits).toEqual([
    { area: 'shell', version: '1.0.0-aaaaaa', count: 1, failed: 'network' },
  ])
})
