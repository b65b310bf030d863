import { hostRelease, seenReleases, watchErrors } from '@keyhaven/shared-contracts/host/seen-releases'
import { inSteps } from './standalone/in-steps.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

hostRelease()
watchErrors((stack) => (stack.includes('/site/static/') ? hostRelease() : undefined))
await inSteps()
const { startSite } = await import(/* webpackMode: "eager" */ './standalone/start-site.tsx')
await startSite(root)

// Once the page is at rest.
setTimeout(() => {
  import('@keyhaven/shared-contracts/host/report-health').then(
    ({ reportHealth }) => reportHealth({ seen: seenReleases, areaAt: () => 'site' }),
    () => undefined,
  )
}, 3000)
