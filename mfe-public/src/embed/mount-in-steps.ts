import { breathe, inSteps } from '../site/in-steps.ts'

/** What mounts the booking, once everything that it stands on has run. */
export const mountInSteps = async () => {
  await inSteps()
  const mounting = await import(/* webpackMode: "eager" */ './mount.tsx')
  await breathe()
  return mounting
}
