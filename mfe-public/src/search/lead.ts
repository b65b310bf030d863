import { type RefObject, useEffect } from 'react'

/** Brings what a guest asked for into view, and the focus to it. */
export const lead = (heading: HTMLElement | null) => {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** The same for the calendar of the page that something is on. */
export const leadToCalendar = (from: Element | null | undefined) =>
  lead(from?.closest('.kh-page')?.querySelector<HTMLElement>('#kh-calendar') ?? null)

/** Leads to the first child in a form whose age is not said, and answers whether there is one. */
export const leadToMissingAge = (form: HTMLFormElement | null) => {
  const field = form?.querySelector<HTMLElement>('[data-age-missing]')
  // A button opens the panel, which begins at that age.
  if (field instanceof HTMLButtonElement) field.click()
  else field?.focus()
  return Boolean(field)
}

/** Gives the focus to the first field that is wrong, at each try to send a form that is. */
export const useFirstWrong = (form: RefObject<HTMLFormElement | null>, tries: number) =>
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [form, tries])
