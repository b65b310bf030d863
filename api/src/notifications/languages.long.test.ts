import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { Client } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { guestLocales, locales } from '@keyhaven/shared-contracts/domain/locale'
import { beforeEach, expect, test } from 'vitest'
import { aClient, aHold, aRequest, aUnit, guest, mailsTo } from '../testing/factories.ts'
import { type TestOwner, testServer, unique } from '../testing/test-server.ts'

const server = await testServer({ now: '2027-01-10T09:00:00Z' })
let owner: TestOwner
beforeEach(async () => {
  server.clock.set('2027-01-10T09:00:00Z')
  owner = await server.signUpOwner({ personals: true })
})

const setOwnerLocale = (locale: string, by = owner) =>
  server.db.updateTable('owners').set({ locale }).where('email', '=', by.user.email).execute()
const langOf = (html: string | undefined) => /<html lang="(\w+)">/.exec(html ?? '')?.[1]
/** As people read it: a space that keeps a line together is one. */
const plain = (text: string | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

async function sendRequest(locale: string | undefined, fields: object = {}) {
  const unit = await aUnit(owner, { price_per_night: 411.5 })
  const email = `gerda-${unique()}@example.com`
  const request = await aRequest(server, unit.id, { locale, client: { email }, ...fields })
  const [booking] = (await owner.call<Booking[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  if (!booking) throw new Error('The request has no booking.')
  return { ...request, email, booking }
}

test('who asks on the Dutch page is written to in Dutch, while the owner reads French', async () => {
  await setOwnerLocale('fr')
  const { email, booking } = await sendRequest('nl')
  expect([booking.locale, booking.client.locale]).toEqual(['nl', 'nl'])
  const [confirm, received] = await mailsTo(server, email)
  expect(confirm?.subject).toMatch(/^Bevestig uw aanvraag: .*, 1 juni 2027$/)
  expect([langOf(confirm?.html), langOf(received?.html)]).toEqual(['nl', 'nl'])
  for (const words of [
    'Beste Gerda,',
    'tot 10 januari 2027 om 10:15 uur (CET) voor u vast',
    'di 1 – vr 4 juni 2027, 2 gasten',
    'Totaal: € 1.234,50',
    'Aanvraag bevestigen:',
  ])
    expect(plain(confirm?.text)).toContain(words)
  const [mail] = await mailsTo(server, owner.user.email)
  expect(langOf(mail?.html)).toBe('fr')
  expect(mail?.subject).toMatch(/^Nouvelle demande : Gerda Moser, 1 juin 2027$/)
  for (const words of ['Bonjour Anna Huber,', 'jusqu’au 11 janvier 2027 à 10:00', '2 voyageurs', 'Total : 1 234,50 €'])
    expect(plain(mail?.text)).toContain(words)
  await owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'decline' })
  expect((await mailsTo(server, email)).at(-1)?.subject).toContain('Uw aanvraag is afgewezen')
})

test('a Czech guest is counted as Czech counts, and greeted without a name that would have to be declined', async () => {
  const { email } = await sendRequest('cs', { guests_count: 3 })
  const [confirm] = await mailsTo(server, email)
  expect(plain(confirm?.text)).toContain('út 1. – pá 4. června 2027, 3 hosté')
  expect(confirm?.text).toMatch(/^Dobrý den,\n/)
})

test('every language has its mails, and a page that names none gets English ones', async () => {
  for (const locale of [...guestLocales, undefined]) {
    const { email, booking } = await sendRequest(locale)
    await owner.call('POST', `/api/booking/${booking.id}/decision/`, { decision: 'accept' })
    const mails = await mailsTo(server, email)
    expect(mails.map(({ html }) => langOf(html))).toEqual([1, 2, 3].map(() => locale ?? 'en'))
    expect(mails.map(({ text }) => text ?? '').join('\n')).not.toMatch(/undefined|\[object|\$\{/)
  }
  for (const locale of locales) {
    await setOwnerLocale(locale)
    const { email, token } = await sendRequest('en')
    await server.call('POST', `/api/public/booking/request/${token}/cancel/`)
    const toOwner = (await mailsTo(server, owner.user.email)).filter(({ text }) => text?.includes(email))
    expect(toOwner.map(({ html }) => langOf(html))).toEqual([locale, locale])
  }
  // Owners' mails are not written in Czech.
  await setOwnerLocale('cs')
  const { email } = await sendRequest('cs')
  const [mail] = (await mailsTo(server, owner.user.email)).filter(({ text }) => text?.includes(email))
  expect(langOf(mail?.html)).toBe('en')
})

test('a client whose language is not known learns it from the page, a known one stays', async () => {
  const unit = await aUnit(owner)
  const client = { ...guest, email: `gerda-${unique()}@example.com` }
  const { first_name, last_name, email, ...address } = client
  const existing = await aClient(owner, { first_name, last_name, email, address })
  const read = async () => (await owner.call<Client>('GET', `/api/client/${existing.id}/`)).body
  await aRequest(server, unit.id, { locale: 'it', client })
  expect(await read()).toMatchObject({ locale: 'it', version: existing.version + 1 })
  await aRequest(server, unit.id, { locale: 'fr', client, check_in: '2027-07-01', check_out: '2027-07-04' })
  expect((await read()).locale).toBe('it')
  const bookings = await owner.call<Booking[]>('GET', `/api/bookings/?client=${existing.id}`)
  expect(bookings.body.map(({ locale }) => locale)).toEqual(['fr', 'it'])
})

test('a language that guests are not written to in is refused', async () => {
  const unit = await aUnit(owner)
  await expect(aHold(server.call, unit.id, { locale: 'xx' })).rejects.toThrow('400')
})

test('mails about the account are in the language of its owner', async () => {
  await setOwnerLocale('de')
  await server.call('POST', '/auth/forgot-password/', { email: owner.user.email })
  const mails = await mailsTo(server, owner.user.email)
  expect(mails.at(-1)?.subject).toBe('Wählen Sie ein neues Keyhaven-Passwort')
  expect(mails.at(-1)?.text).toContain('Guten Tag Anna,')
  expect(langOf(mails.at(-1)?.html)).toBe('de')
})
