import { breathe } from '../site/breathe.ts'
import { inSteps } from '../site/in-steps.ts'

/** What mounts the booking, once everything that it stands on has run. */
export const mountInSteps = async () => {
  await inSteps()
  const { mount } = await import(/* webpackMode: "eager" */ './mount.tsx')
  await breathe()
  return { mount }
}
