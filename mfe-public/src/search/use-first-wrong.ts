import { type RefObject, useEffect } from 'react'

/** Gives the focus to the first field that is wrong, at each try to send a form that is. */
export const useFirstWrong = (form: RefObject<HTMLFormElement | null>, tries: number) =>
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [form, tries])
