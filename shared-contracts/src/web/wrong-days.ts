import type { FormInstance } from 'antd'

const ofForms = new WeakMap<FormInstance, Map<string, string | undefined>>()

/**
 * What is wrong with days that were typed into a form, by the ids of the inputs that it rules. The value of such an input
 * is still the day before, so that the rules of the contract cannot know.
 */
export const wrongDaysOf = (form: FormInstance) => {
  const known = ofForms.get(form) ?? new Map<string, string | undefined>()
  ofForms.set(form, known)
  return known
}
