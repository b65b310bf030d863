import { contactThemes } from '@keyhaven/shared-contracts/contract/accounts/contact'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { beforeAll, expect, test } from 'vitest'
import { testServer, unique, type TestOwner } from '../testing/test-server.ts'

const server = await testServer({ env: { operator: { name: 'Lakeside', address: '', email: 'help@lakeside.test' } } })
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
})

const send = (message: string, theme = 'bookings', by = owner) =>
  by.call<Problem>('POST', '/api/contact/', { theme, message })
const arrived = async (words: string) =>
  (await server.mails()).filter((mail) => mail.to?.[0]?.address === 'help@lakeside.test' && mail.text?.includes(words))
const stored = async (words: string) =>
  server.db.selectFrom('contact_messages').selectAll().where('message', 'like', `%${words}%`).execute()

test('a message is kept, mailed once to the operator, and an answer goes to the owner', async () => {
  const word = unique()
  const { status, body } = await send(`Where is <b>the calendar</b>?\nAnd "${word}"?`)
  expect([status, body]).toEqual([201, { message: 'Thank you. Your message was sent; we will answer by email.' }])
  expect(await stored(word)).toMatchObject([{ owner_id: owner.user.id, theme: 'bookings' }])
  const mails = await arrived(word)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.subject).toBe('Bookings: message from Anna Huber')
  expect(mail?.replyTo).toEqual([{ name: 'Anna Huber', address: owner.user.email }])
  expect(mail?.text).toContain(`Anna Huber (${owner.user.email}, account ${owner.user.id})`)
  expect(mail?.text).toContain('Theme: Bookings')
  expect(mail?.text).toContain('Where is <b>the calendar</b>?\nAnd')
  expect(mail?.html).toContain('Where is &lt;b&gt;the calendar&lt;/b&gt;?<br>And &quot;')
})

test('every theme can be chosen', async () => {
  for (const theme of contactThemes) expect((await send('Twenty letters and more.', theme)).status).toBe(201)
})

test.each([
  [{ theme: '', message: 'x'.repeat(20) }, { theme: ['Please select a theme'] }],
  [{ theme: 'invoices', message: '  ' }, { message: ['Please enter a message'] }],
  [{ theme: 'invoices', message: ` ${'x'.repeat(19)} ` }, { message: ['Message must be at least 20 characters long'] }],
  [{ theme: 'invoices', message: 'x'.repeat(5001) }, { message: ['At most 5,000 characters'] }],
  [{}, { theme: ['Please select a theme'], message: ['Please enter a message'] }],
])('%j is refused at its fields', async (sent, fields) => {
  const { status, body } = await owner.call<Problem>('POST', '/api/contact/', sent)
  expect([status, body.fields]).toEqual([400, fields])
})

test('a visitor of the demo is told so before anything else, and nothing is kept or mailed', async () => {
  const demo = await server.call<{ token: string }>('POST', '/auth/demo-login/')
  const before = (await server.mails()).length
  for (const sent of [{}, { theme: 'technical', message: 'Twenty letters and more.' }]) {
    const { status, body } = await server.call<Problem>('POST', '/api/contact/', sent, {
      authorization: `Token ${demo.body.token}`,
    })
    expect([status, body.code]).toEqual([409, 'demo_account'])
  }
  expect((await server.mails()).length).toBe(before)
})

test('nothing that a name holds becomes a header of the mail', async () => {
  const someone = await server.signUpOwner()
  // No form lets these through; a mail must not rely on it.
  const first_name = 'Eve\r\nBcc: victim@example.com\r\n\r\n<h1>'
  await server.db
    .updateTable('owners')
    .set({ first_name, last_name: '"<a@b.example>, ' })
    .where('id', '=', someone.user.id)
    .execute()
  const word = unique()
  expect((await send(`Injecting headers ${word}\r\n.\r\nQUIT\r\n`, 'technical', someone)).status).toBe(201)
  const [mail, second] = await arrived(word)
  expect([mail?.to?.length, mail?.cc, mail?.bcc, second]).toEqual([1, undefined, undefined, undefined])
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.replyTo).toHaveLength(1)
  expect(mail?.replyTo?.[0]?.address).toBe(someone.user.email)
  expect(mail?.subject).not.toMatch(/[\r\n]/)
  expect(mail?.text).toContain('\n.\nQUIT')
  expect(mail?.html).not.toContain('<h1>')
})

test('five messages an hour of one account, twenty of one network; then it says when to try again', async () => {
  const limited = await testServer({ env: { rateLimit: true } })
  const body = { theme: 'settings', message: 'Twenty letters and more.' }
  const statuses: number[] = []
  let last: Headers | undefined
  for (let account = 0; account < 5; account += 1) {
    const someone = await limited.signUpOwner()
    for (let count = 0; count < 6; count += 1) {
      const answer = await someone.call('POST', '/api/contact/', body)
      if (answer.status !== 201) last = answer.headers
      statuses.push(answer.status)
    }
  }
  const oneAccount = [201, 201, 201, 201, 201, 429]
  const noneAccount = oneAccount.map(() => 429)
  expect(statuses).toEqual([oneAccount, oneAccount, oneAccount, oneAccount, noneAccount].flat())
  expect(Number(last?.get('retry-after'))).toBeGreaterThan(0)
  const rows = await limited.db.selectFrom('contact_messages').select('id').execute()
  expect(rows).toHaveLength(20)
})
