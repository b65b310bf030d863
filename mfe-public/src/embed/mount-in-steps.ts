import { yieldToMain } from '../standalone/yield-to-main.ts'
import { inSteps } from '../standalone/in-steps.ts'

/** The first field for a date costs a phone 50 ms, which the first page need not pay with all the rest. */
const drawFirstDate = (place: HTMLElement) => {
  const field = document.createElement('input')
  field.type = 'date'
  place.append(field)
  field.getBoundingClientRect()
  field.remove()
}

/** Mounts the booking in several tasks, after all modules that it needs have run. */
export const mountInSteps = async (place: HTMLElement) => {
  drawFirstDate(place)
  await yieldToMain()
  await inSteps()
  const { mount } = await import(/* webpackMode: "eager" */ './mount.tsx')
  await yieldToMain()
  return { mount }
}
