import { breathe } from '../standalone/breathe.ts'
import { inSteps } from '../standalone/in-steps.ts'

/** The first field for a date costs a phone 50 ms, which the first page need not pay with all the rest. */
const drawFirstDate = (place: HTMLElement) => {
  const field = document.createElement('input')
  field.type = 'date'
  place.append(field)
  field.getBoundingClientRect()
  field.remove()
}

/** What mounts the booking, once everything that it stands on has run. */
export const mountInSteps = async (place: HTMLElement) => {
  drawFirstDate(place)
  await breathe()
  await inSteps()
  const { mount } = await import(/* webpackMode: "eager" */ './mount.tsx')
  await breathe()
  return { mount }
}
