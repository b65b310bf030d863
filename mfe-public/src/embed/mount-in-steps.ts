import { inSteps } from '../site/in-steps.ts'

/** What mounts the booking, once everything that it stands on has run. */
export const mountInSteps = async () => {
  await inSteps()
  return import(/* webpackMode: "eager" */ './mount.tsx')
}
