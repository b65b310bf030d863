import { inSteps } from './standalone/in-steps.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

await inSteps()
const { startSite } = await import(/* webpackMode: "eager" */ './standalone/start-site.tsx')
await startSite(root)
