import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const notReport = 'This is no report of a page.'
const hex = (digits: number) =>
  z
    .string(notReport)
    .regex(new RegExp(`^[\\da-f]{${digits}}$`), notReport)
    .refine((value) => !/^0+$/.test(value), notReport)

/** Causes of a page's calls: it was opened, somebody clicked or typed, or it called by itself. */
export const causes = ['load', 'click', 'input', 'background'] as const
export type Cause = (typeof causes)[number]

/** Each part ends at its slash: a pattern that could split a word in many ways would take for ever to refuse it. */
const part = String.raw`(?::?[A-Za-z-]{1,30}|\*)`
const pagePattern = new RegExp(String.raw`^/(?:${part}(?:/${part}){0,9}/?)?$`)

/** Work of a page from its cause to the answer of its last call. Nothing says who was there, or what was clicked. */
export const pageSpan = z.object(
  {
    /** The ids that its calls had in `traceparent`. */
    trace: hex(32),
    span: hex(16),
    cause: z.enum(causes, notReport),
    /** An area, or `shell`, `site`. */
    area: z.string(notReport).regex(/^[a-z][a-z\d-]{0,39}$/, notReport),
    version: z.string(notReport).regex(/^[\w.-]{1,60}$/, notReport),
    /** The pattern of the page's address, `/owner/dashboard/bookings/:id`: what stands in its parts would be somebody's. */
    page: z.string(notReport).max(320, notReport).regex(pagePattern, notReport),
    /** Age of the span when it is sent, and its duration. */
    agoMs: z.int(notReport).min(0, notReport).max(3_600_000, notReport),
    tookMs: z.int(notReport).min(0, notReport).max(3_600_000, notReport),
  },
  notReport,
)
export type PageSpan = z.output<typeof pageSpan>

export const maxPageSpans = 10

/** Reports of pages on the clicks behind their calls, if the operator traces them. */
export const tracesApi = {
  report: endpoint({
    domain: 'public',
    summary: 'Take what a page was doing when it called; kept nowhere but in the traces of the operator',
    method: 'POST',
    path: '/api/public/traces/',
    access: 'anyone',
    limits: { perCaller: { times: 120, seconds: 60 } },
    beacon: true,
    body: z.object({ spans: z.array(pageSpan, notReport).min(1, notReport).max(maxPageSpans, notReport) }),
    example: {
      spans: [
        {
          ...{ trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7', cause: 'click' },
          ...{ area: 'bookings', version: '1.0.0-3fa9c2d1', page: '/owner/dashboard/bookings' },
          ...{ agoMs: 900, tookMs: 240 },
        },
      ],
    },
    status: 204,
    response: z.undefined(),
  }),
}
