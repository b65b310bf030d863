/** Attributes of the element, beside that for what it shows. */
export const attributes = ['owner', 'property', 'unit', 'theme', 'accent', 'lang', 'history'] as const
export type EmbedOptions = Record<(typeof attributes)[number], string> & {
  /** All of the booking, or the calendar of a unit alone. */
  shows: 'booking' | 'availability'
}

/** Events for the page around an embedded booking. None of them identifies the guest. */
export type EmbedEvents = {
  search: { check_in: string; check_out: string; guests: number }
  select: { property: number; unit: number | null }
  booked: { confirm_by: string }
  error: { code: string }
}

export type Emit = <K extends keyof EmbedEvents>(name: K, detail: EmbedEvents[K]) => void
