import { prettyDOM } from '@testing-library/dom'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { queryClient } from '../web/api/query-client.ts'
import { useLocale } from '../web/locale/use-locale.ts'
import { webCatalog } from '../web/locale/web-catalog.ts'
import { useTheme } from '../web/theme.ts'
import { erase } from './draw.tsx'
import { layOut } from './layout.ts'
import { takeRealFiles } from './real-files.ts'

// Files share their modules and their window, which saves half of the time; each begins with an empty one.
takeRealFiles()
layOut(1440)
await webCatalog.load('en')

beforeAll(async () => {
  await useLocale.getState().show('en')
  useTheme.getState().choose('system')
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  window.history.replaceState(null, '', '/')
})

beforeEach(({ onTestFailed }) => {
  onTestFailed(() => void process.stdout.write(`${prettyDOM(document.body)}\n`))
})

// What a page still waits for must not come when its test has gone.
afterAll(erase)
