import { parse } from 'csv-parse/sync'
import { type DefaultTreeAdapterTypes, parse as parseHtml } from 'parse5'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { aBooking, aRequest, aUnit } from './testing/factories.ts'
import { invisible, withHostileTexts } from './testing/hostile-texts.ts'
import { householdOf } from './testing/household.ts'
import { imageForm } from './testing/image-form.ts'
import { encoded } from './testing/pictures.ts'
import { wordOf } from './testing/references.ts'
import { sampleOf } from './testing/samples.ts'
import { testServer } from './testing/test-server.ts'

const server = await testServer({ env: { operator: { name: 'Lakeside', address: '', email: 'help@lakeside.test' } } })
const owner = await server.signUpOwner({ personals: true })
const own = await householdOf(owner, server.app)

/** Calls whose texts are not stored to be shown, signing in, searching, and the place of a page, or that need money from a provider first. */
const notStored =
  /^\/auth\/(?!change-personals)|\/downloads\/|\/site-settings\/test\/|\/public\/booking\/|\/mail\/|\/preview\/|\/card-payments\/|\/damage-deposit\//

const typed = server.app.endpoints.flatMap((endpoint) => {
  const sample = sampleOf(endpoint, own)
  if (!sample || !endpoint.body || notStored.test(endpoint.path)) return []
  // A name that an owner can give once is one when a record is created, and another one when it is changed.
  const { body, fields } = withHostileTexts(endpoint.body, sample, endpoint.status === 201 ? '2' : '')
  const path = endpoint.path.replace(':id', String(own[wordOf(endpoint)] ?? 0))
  return fields.length > 0 ? [{ name: `${endpoint.method} ${endpoint.path}`, endpoint, path, body, fields }] : []
})

const textAt = (value: unknown, [key = '', ...rest]: string[]): unknown => {
  const inner = (value as Record<string, unknown> | undefined)?.[key]
  return rest.length === 0 ? inner : textAt(inner, rest)
}
/** Nights, and a code, that nothing else of the household has. */
const free: Record<string, object> = {
  '/api/blocks/': { start: '2029-01-01', end: '2029-01-05' },
  '/api/block/:id/': { start: '2029-02-01', end: '2029-02-05' },
  '/api/seasons/': { start: '2029-01-01', end: '2029-02-01' },
  '/api/seasons/unit-prices/': { start: '2029-03-01', end: '2029-04-01' },
  '/api/promocode/:id/': { code: 'OTHER' },
  '/api/season/:id/': { start: '2029-05-01', end: '2029-06-01' },
}

test('the contract has texts that people type', () => {
  expect(typed.flatMap(({ fields }) => fields).length).toBeGreaterThan(40)
})

test.each(typed)(
  '$name keeps the texts that were typed, and nothing that nobody sees: $fields',
  async ({ endpoint, path, body, fields }) => {
    const fitting = { ...(body as Record<string, string>), ...free[endpoint.path] }
    const takesPicture = /(?:-images|\/hero)\/$/.test(path)
    const form = takesPicture ? imageForm(fitting, await encoded.png(30, 20)) : fitting
    const answer = await owner.call<object>(endpoint.method, path, form)
    expect([answer.status, answer.body]).toEqual([endpoint.status ?? 200, expect.anything()])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const text = JSON.stringify(answer.body)
    expect(text).not.toMatch(invisible)
    const read = endpoint.body?.parse(fitting)
    const answered = fields.filter((field) => text.includes(JSON.stringify(textAt(read, field.split('.')))))
    // A message to the operator is answered with thanks, a record with itself.
    expect(answered.length > 0 || path === '/api/contact/' || path === '/api/site-settings/').toBe(true)
  },
)

test('no cell of a file is a formula, wherever a spreadsheet splits it', async () => {
  await aBooking(owner, {
    property: own.property,
    unit: own.unit,
    client: own.client,
    check_in: '2029-07-01',
    check_out: '2029-07-03',
  })
  await owner.call('POST', `/api/invoices/${own.invoice}/issue/`)
  const days = { from: '2026-01-01', to: '2030-12-31' }
  for (const [what, query] of Object.entries({ bookings: {}, clients: {}, invoices: days })) {
    const link = await owner.call<{ href: string }>('POST', '/api/downloads/', { what, query })
    const file = await server.fetch(`http://localhost${link.body.href}`)
    const text = await file.text()
    const rows = parse(text, { bom: true })
    expect(rows.length).toBeGreaterThan(1)
    const cells = rows.flat().flatMap((cell) => cell.split(/[;|\t\n]/))
    expect(cells.filter((cell) => /^["' ]*[=+@-]/.test(cell) && !/^'|^-?[\d.]+$/.test(cell))).toEqual([])
    expect(text).toContain(what === 'clients' ? "'=1+1" : 'onerror')
  }
})

const elementsIn = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
]
/** Parts of a mail that do more than show text. */
const active = ({ html = '', headers, subject = '', to, cc, bcc }: Email) => {
  const elements = elementsIn(parseHtml(html))
  return [
    ...elements
      // The picture of the house is ours, and so is the QR code of a transfer, which goes along.
      .filter(
        ({ attrs }) => !attrs.some(({ name, value }) => name === 'src' && /\/keyhaven\/media\/|^cid:/.test(value)),
      )
      .filter(({ tagName }) => /^(script|img|iframe|object|form|svg|link|b)$/.test(tagName))
      .map(({ tagName }) => tagName),
    ...elements.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => /^(on|data-hostile)/.test(name)).map(({ name }) => name),
    ),
    ...elements.flatMap(({ attrs }) =>
      attrs
        .filter(({ name, value }) => name === 'href' && !/^(https?|mailto|tel):/.test(value))
        .map(({ value }) => value),
    ),
    ...headers.filter(({ key }) => /^(bcc|cc|x-hostile)$/.test(key)).map(({ key }) => key),
    ...(/[\r\n]/.test(subject) ? [subject] : []),
    ...(to?.length === 1 && !cc && !bcc ? [] : ['recipients']),
  ]
}

test('no mail holds more than text: to the guest, to the owner, to the operator', async () => {
  const text = `=1+1<img data-hostile src=/x.png onerror=alert(1)>{{7*7}}`
  const unit = await aUnit(owner, { property_id: own.property, name: `${text} a\r\nBcc: victim@example.com` })
  const client = { street: text, house_number: '=<b>{{7*7}}', city: text, country: text }
  const stay = { check_in: '2027-09-20', check_out: '2027-09-23' }
  await aRequest(server, unit.id, { client, ...stay, message: text })
  const [booking] = (await owner.call<{ id: number }[]>('GET', `/api/bookings/?unit=${unit.id}`)).body
  await owner.call('POST', `/api/booking/${booking?.id}/decision/`, { decision: 'accept', words: text })
  expect((await owner.call('POST', `/api/booking/${booking?.id}/mail/`, { invoice: null, words: text })).status).toBe(
    204,
  )
  await owner.call('POST', '/api/contact/', { theme: 'bookings', message: `${text}\r\nBcc: victim@example.com` })
  const register = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: `=1+1'{{7*7}}@example.com`,
    password: 'Correct-Horse-1',
  }
  expect((await server.call('POST', '/auth/register/', { ...register, privacy: true })).status).toBe(201)
  const mails = await server.mails()
  expect(mails.length).toBeGreaterThanOrEqual(6)
  expect(mails.filter(({ html }) => html?.includes('&lt;img data-hostile')).length).toBeGreaterThanOrEqual(5)
  expect(mails.flatMap(active)).toEqual([])
})

test('a document draws the texts, and has nothing in it that a reader of PDF runs', async () => {
  const invoices = await owner.call<{ id: number; pdf_file: string }[]>('GET', '/api/invoices/owner/')
  const file = await server.fetch(`http://localhost${invoices.body[0]?.pdf_file}`)
  const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
  expect(bytes.startsWith('%PDF-')).toBe(true)
  expect(bytes).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile|SubmitForm|RichMedia)\b/)
  expect(file.headers.get('content-security-policy')).toMatch(/sandbox|script-src 'none'|default-src 'none'/)
})
