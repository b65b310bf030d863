import { inSteps } from './standalone/in-steps.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

await inSteps()
const { startSite } = await import(/* webpackMode: "eager" */ './standalone/start-site.tsx')
await startSite(root)

// Once the page is at rest: a first view has no room for what reports on it.
setTimeout(() => void import('./health/site-health.ts').catch(() => undefined), 3000)
