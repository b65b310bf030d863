import { contractVersion } from '@keyhaven/shared-contracts/web/area'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { afterEach, expect, it } from 'vitest'
import { StartFailed } from './start-failed.tsx'

const nobody = { fetch: () => Promise.reject(new TypeError('Nothing is asked for')) }
afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['de', 'Keyhaven kann nicht starten', 'Erneut versuchen', 'Kopieren'],
  ['fr', 'Keyhaven ne peut pas démarrer', 'Réessayer', 'Copier'],
  ['', 'Keyhaven cannot start', 'Retry', 'Copy'],
  ['xx', 'Keyhaven cannot start', 'Retry', 'Copy'],
])('has words for readers of “%s” without any catalog', async (lang, title, retry, copy) => {
  document.documentElement.lang = lang
  let tries = 0
  const onRetry = () => Promise.resolve(void (tries += 1))
  const routes = [{ path: '/', element: <StartFailed error={new Error('none')} onRetry={onRetry} /> }]
  const { screen, user } = renderArea('/', { area: { contract: contractVersion, routes }, server: nobody })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(screen.getByRole('button', { name: copy })).toBeDefined()
  await user.click(screen.getByRole('button', { name: retry }))
  expect(tries).toBe(1)
})
