import { z } from 'zod'

/**
 * Slots: places inside a page that other areas fill, each with the props that its page gives. Props are data, as in an answer of the API,
 * so that a publication can compare both ends; commands go through the address and the query cache.
 */
export const slots = {
  /** Notices above everything on the owner's first page, which are there only while they ask for something. */
  'dashboard.notices': z.object({}),
  /** Cards on the owner's first page, between the figures of today and the calendar. */
  'dashboard.cards': z.object({}),
  /** Parts of the popup of a booking, below its facts: its payments and its invoices. */
  'booking.popup': z.object({ booking: z.int() }),
  /** Parts of the form of a booking that is saved; `unsaved` while something is typed that no document says yet. */
  'booking.form': z.object({ booking: z.int(), unsaved: z.boolean() }),
  /** Parts of the popup of a stay that came with the calendar of a portal. */
  'import.popup': z.object({ import: z.int() }),
  /** Parts of the form of a unit, above its pictures; a new unit has no number yet. */
  'unit.form': z.object({ unit: z.int().optional() }),
  /** Controls in the bar above the owner's calendar: the days in sight, and the property that is shown alone. */
  'calendar.bar': z.object({ from: z.iso.date(), to: z.iso.date(), property: z.int().optional() }),
  /** Parts of the page on which a guest looks at a stay, below what it costs; its state is the one on the page. */
  'guest.stay': z.object({
    property: z.int(),
    unit: z.int(),
    check_in: z.iso.date(),
    check_out: z.iso.date(),
    is_confirmed: z.boolean(),
  }),
}
/** The name of a slot. */
export type SlotName = keyof typeof slots
/** Props that a slot gives to what fills it. */
export type SlotProps<S extends SlotName> = z.infer<(typeof slots)[S]>
