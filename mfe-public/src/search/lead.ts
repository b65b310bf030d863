/** Brings what a guest asked for into view, and the focus to it. */
export const lead = (heading: HTMLElement | null) => {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** The same for the calendar of the page that something is on. */
export const leadToCalendar = (from: Element | null | undefined) =>
  lead(from?.closest('.kh-page')?.querySelector<HTMLElement>('#kh-calendar') ?? null)
