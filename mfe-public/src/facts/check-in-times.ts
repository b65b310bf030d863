import type { Messages } from '../messages/property/en.ts'

type Times = { check_in_from?: string | null | undefined; check_in_until?: string | null | undefined }

/** From when and until when guests can check in, as far as that is said. */
export const checkInTimes = ({ times: t }: Messages, { check_in_from: from, check_in_until: until }: Times) => {
  if (from && until) return t.between(from, until)
  return from ? t.from(from) : until && t.until(until)
}
