import type { FormInstance } from 'antd'

const wrongDaysOfForms = new WeakMap<FormInstance, Map<string, string | undefined>>()
/**
 * Problems of days that were typed into a form, by the ids of the inputs that it rules. The value of such an input
 * is still the previous one, so the rules of the contract cannot see the mistake.
 */
export const wrongDaysOf = (form: FormInstance) => {
  const wrongDays = wrongDaysOfForms.get(form) ?? new Map<string, string | undefined>()
  wrongDaysOfForms.set(form, wrongDays)
  return wrongDays
}
