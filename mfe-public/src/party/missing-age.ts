/** Leads to the first child in a form whose age is not said, and answers whether there is one. */
export const leadToMissingAge = (form: HTMLFormElement | null) => {
  const field = form?.querySelector<HTMLElement>('[data-age-missing]')
  // A button opens the panel, which begins at that age.
  if (field instanceof HTMLButtonElement) field.click()
  else field?.focus()
  return Boolean(field)
}
