/** What the page around an embedded booking may know. Nothing in it says who the guest is. */
export type EmbedEvents = {
  search: { check_in: string; check_out: string; guests: number }
  select: { property: number; unit: number | null }
  booked: { confirm_by: string }
  error: { code: string }
}

export type Emit = <K extends keyof EmbedEvents>(name: K, detail: EmbedEvents[K]) => void
