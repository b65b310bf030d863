import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { message } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { paragraphs } from '../../domain/text.ts'

/** Subjects of a message to support. */
export const contactThemes = [
  'dashboard',
  'properties',
  'bookings',
  'clients',
  'settings',
  'units',
  'services',
  'promocodes',
  'invoices',
  'analytics',
  'technical',
] as const

export const contactBody = z.object({
  theme: z.enum(contactThemes, 'accounts.selectTheme'),
  message: paragraphs('accounts.enterMessage', 5000).min(20, reasons.tooShort('message', 20)),
})

/** Messages of owners to the operator of this installation. */
export const contactApi = {
  send: endpoint({
    domain: 'contact',
    summary: 'Send a message to support; it is stored and emailed to the operator',
    method: 'POST',
    path: '/api/contact/',
    access: 'owner',
    limits: { perOwner: { times: 5, seconds: 3600 }, perCaller: { times: 20, seconds: 3600 } },
    refusesDemo: 'accounts.demoAccountCantSendMessages',
    body: contactBody,
    example: { theme: 'bookings', message: 'How do I move a booking to another unit?' },
    status: 201,
    response: message,
  }),
}
