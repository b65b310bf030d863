import { inSteps } from './standalone/in-steps.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

/** Awaits in a function: what a module awaits itself makes every module of the bundle one that can be awaited, 0.4 kB. */
const start = async () => {
  await inSteps()
  const { startSite } = await import(/* webpackMode: "eager" */ './standalone/start-site.tsx')
  await startSite(root)

  // Once the page is at rest: a first view has no room for what reports on it.
  setTimeout(() => void import('./health/site-health.ts').catch(() => undefined), 3000)
}

void start()
