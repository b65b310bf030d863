import type { Page } from '@playwright/test'
import { dayAfter, today } from './days.ts'
import { openHouse } from './guest-journey.ts'
import { expect, personals, test } from './keyhaven.ts'
import type { Server } from './server.ts'

// What demo accounts of other tests still draw in the background would look like what a link does.
test.use({ env: { OWN_SERVER: 'mail-links' } })

/** Tables that count calls and visits, and those that the server writes by its clock. */
const bookkeeping = new Set(
  'call_counts daily_tasks readiness release_health service_months free_gaps free_gaps_missing lowest_nights lowest_nights_written overview_houses outbox property_days unit_months'.split(
    ' ',
  ),
)
const rowsOf = async (server: Server) =>
  Object.fromEntries(Object.entries(await server.rows()).filter(([table]) => !bookkeeping.has(table)))

const client = { ...personals.address, first_name: 'Gerda', last_name: 'Moser' }

/** A mail of each kind that leads somewhere: of accounts, holds, requests, stays, changes, arrivals and what became of them. */
const sendAll = async (page: Page, server: Server) => {
  const { owner, house } = await openHouse(page, server, 'scanned@example.com', 'Scanned')
  const call = async (method: string, at: string, body?: unknown) => {
    const answer = await fetch(`${server.origin}/keyhaven${at}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, `${method} ${at}: ${answer.status}`).toBe(true)
    return (await answer.json()) as { status_url: string }
  }
  const instant: { id: number } = await owner.api('POST', '/api/units/', {
    ...{ name: 'At once', description: 'Bright.', property_id: house.id, price_per_night: 90 },
    ...{ capacity: 2, max_capacity: 2, price_per_extra_person: 0, instant: true },
  })
  const unit = house.units[0]?.id
  const ask = (email: string, from: number, more: object = {}) =>
    call('POST', '/api/public/booking/', {
      ...{ unit, check_in: dayAfter(today(), from), check_out: dayAfter(today(), from + 3), guests_count: 2 },
      ...{ privacy: true, client: { ...client, email }, ...more },
    })
  const confirm = async ({ status_url }: { status_url: string }, email: string) => {
    const token = new URL(status_url).pathname.split('/').at(-1)
    const mail = await server.mailTo(email, /^Confirm your/)
    const secret = /#confirm=([\w-]+)/.exec(mail.text ?? '')?.[1]
    await call('POST', `/api/public/booking/request/${token}/confirm/`, { secret })
    return token
  }
  const decide = async (email: string, decision: string) => {
    const bookings: { id: number; client: { email: string } }[] = await owner.api('GET', '/api/bookings/')
    const booking = bookings.find((one) => one.client.email === email)
    await owner.api('POST', `/api/booking/${booking?.id}/decision/`, { decision })
  }
  await call('POST', '/auth/register/', {
    ...client,
    email: 'new@example.com',
    password: 'Correct-Horse-1',
    privacy: true,
  })
  await call('POST', '/auth/register/', {
    ...{ ...client, email: 'scanned@example.com', password: 'Correct-Horse-1', privacy: true },
  })
  await call('POST', '/auth/forgot-password/', { email: 'scanned@example.com' })
  await ask('held@example.com', 40)
  await ask('at-once@example.com', 40, { unit: instant.id, instant: true })
  await confirm(await ask('waiting@example.com', 50), 'waiting@example.com')
  await confirm(await ask('declined@example.com', 60), 'declined@example.com')
  await decide('declined@example.com', 'decline')
  const accepted = await confirm(await ask('accepted@example.com', 70), 'accepted@example.com')
  await decide('accepted@example.com', 'accept')
  await call('POST', `/api/public/booking/request/${accepted}/change/`, {
    ...{ check_in: dayAfter(today(), 80), check_out: dayAfter(today(), 82), guests_count: 1 },
  })
  const booked = await ask('booked@example.com', 90, { unit: instant.id, instant: true })
  await confirm(booked, 'booked@example.com')
  await expect.poll(async () => (await server.mails()).length).toBeGreaterThanOrEqual(16)
}

test('opening any link of any mail changes nothing: a link shows, a button does', async ({ browser, page, server }) => {
  test.slow()
  await sendAll(page, server)
  const links = new Set<string>()
  for (const { text, html } of await server.mails())
    for (const [link] of `${text ?? ''} ${(html ?? '').replaceAll('&amp;', '&')}`.matchAll(/https?:\/\/[^\s"'<>)]+/g))
      if (link.startsWith(server.origin) && !link.includes('/media/')) links.add(link)
  const kinds = ['activate-account', 'reset-password', '#confirm=', '/request/', '/decision/', '?booking=']
  for (const kind of kinds) expect([...links].filter((link) => link.includes(kind)).length, kind).toBeGreaterThan(0)
  const before = await rowsOf(server)
  const scanner = await browser.newContext()
  for (const link of links) {
    const opened = await scanner.newPage()
    await opened.goto(link, { waitUntil: 'networkidle' })
    await expect(opened.locator('h1, h2').first(), link).toBeVisible()
    await opened.close()
  }
  await scanner.close()
  expect(await rowsOf(server)).toEqual(before)
})
