import type { Messages } from '../messages/connections/en.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const scopeInWords = (t: Messages, scope: string) => {
  const [domain = '', right] = scope.split(':')
  const things: Record<string, string | undefined> = t.things
  return (right === 'read' ? t.read : t.change)(things[domain] ?? domain)
}
const eventInWords = (t: Messages, event: string) => {
  const events: Record<string, string | undefined> = t.events
  return events[event] ?? event.replace('.', ' ')
}

/** `bookings:read` as people say it: Read bookings. */
export const scopeWords = (t: Messages, scope: string) => capitalised(scopeInWords(t, scope))

/** `booking.accepted` as people say it: Booking accepted. */
export const eventWords = (t: Messages, event: string) => capitalised(eventInWords(t, event))

/** Several of them as one: Read bookings, change clients. */
export const scopeListWords = (t: Messages, scopes: readonly string[]) =>
  capitalised(scopes.map((scope) => scopeInWords(t, scope)).join(', '))
export const eventListWords = (t: Messages, events: readonly string[]) =>
  capitalised(events.map((event) => eventInWords(t, event)).join(', '))
