import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import type { LogoPicture, User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { logoBytes, logoTooLarge } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { encoded, hugePng } from '../../testing/pictures.ts'
import { testServer, type CallApi, type TestOwner } from '../../testing/test-server.ts'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const formOf = (bytes: Buffer | undefined, name = 'logo.png', type = 'image/png') => {
  const form = new FormData()
  form.set('user', '1')
  if (bytes) form.append('logo', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}
const upload = (form: FormData, call: CallApi = owner.call) => call<LogoPicture>('PATCH', '/auth/logo/', form)
const refusal = async (form: FormData) => {
  const { status, body } = await owner.call<Problem>('PATCH', '/auth/logo/', form)
  return [status, body.code, body.fields]
}
const onDisk = async () => (await server.db.selectFrom('media_files').select('name').execute()).length

test('a logo is stored in three widths that everybody can see, and the user names it', async () => {
  const { status, body } = await upload(formOf(await encoded.png(900, 600)))
  expect([status, body.sources.map(({ width }) => width)]).toEqual([200, [128, 256, 512]])
  expect(body.logo).toBe(body.sources.at(-1)?.image)
  for (const { image, width } of body.sources) {
    const file = await server.fetch(`http://localhost/keyhaven/media/${image}`)
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(width)
  }
  expect((await owner.call('GET', '/auth/logo/')).body).toEqual(body)
  const me = await owner.call<User>('GET', '/auth/get-full-user-data/')
  expect([me.body.logo, me.body.image]).toEqual([body.logo, body])
})

test('a form that cannot be used says why at its field and changes nothing', async () => {
  const before = (await upload(formOf(await encoded.png(300, 300)))).body
  const files = await onDisk()
  const png = await encoded.png(300, 300)
  const says = (words: string) => ({ logo: [words] })
  expect(await refusal(formOf(undefined))).toEqual([400, 'invalid', says(inEnglish(pictureProblems.missing))])
  expect(await refusal(formOf(Buffer.alloc(0), ''))).toEqual([400, 'invalid', says(inEnglish(pictureProblems.missing))])
  const text = formOf(undefined)
  text.set('logo', 'a picture')
  expect(await refusal(text)).toEqual([400, 'invalid', says(inEnglish(pictureProblems.missing))])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await refusal(formOf(svg))).toEqual([415, 'unsupported_media_type', says(inEnglish(pictureProblems.kind))])
  const called = formOf(png, 'logo.jpg', 'image/jpeg')
  expect(await refusal(called)).toEqual([415, 'unsupported_media_type', says(inEnglish(pictureProblems.mislabelled))])
  expect(await refusal(formOf(png.subarray(0, 2000)))).toEqual([
    400,
    'invalid',
    says(inEnglish(pictureProblems.broken)),
  ])
  expect(await refusal(formOf(await hugePng(60_000, 60_000)))).toEqual([
    400,
    'invalid',
    says(inEnglish(pictureProblems.pixels)),
  ])
  expect((await owner.call('GET', '/auth/logo/')).body).toEqual(before)
  expect(await onDisk()).toBe(files)
})

test('a logo of exactly 5 MB is looked at; one byte more, or much more, is too large', async () => {
  const png = await encoded.png(300, 300)
  const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
  expect((await upload(formOf(padded(logoBytes)))).status).toBe(200)
  for (const bytes of [logoBytes + 1, 9_000_000, 30_000_000])
    expect(await refusal(formOf(padded(bytes)))).toEqual([413, 'too_large', { logo: [inEnglish(logoTooLarge)] }])
})

test('it takes one file', async () => {
  const form = formOf(await encoded.png(20, 20))
  form.append('logo', new Blob(['x']), 'second.png')
  form.append('other', new Blob(['x']), 'third.png')
  expect(await refusal(form)).toEqual([413, 'too_large', undefined])
})

test('a form that is no form is refused in the one shape', async () => {
  const send = (payload: string | Buffer, type = 'multipart/form-data; boundary=x') =>
    server.app.inject({
      method: 'PATCH',
      url: '/keyhaven/auth/logo/',
      headers: { authorization: `Token ${owner.token}`, 'content-type': type },
      payload,
    })
  const part = (head: string, body = 'x') => `--x\r\n${head}\r\n\r\n${body}\r\n--x--\r\n`
  for (const payload of [
    '',
    'garbage',
    '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nhalf',
    part('Content-Disposition: form-data; name="logo"; filename=""\r\nContent-Type: image/png', ''),
    part('Content-Disposition: form-data; name="logo"\r\nContent-Type: application/octet-stream'),
    part('Content-Disposition: form-data; name="logo"; filename="a\0b.png"\r\nContent-Type: \0'),
    part('Content-Disposition: form-data; filename="a.png"'),
    part('Content-Disposition: form-data; name="__proto__"; filename="a.png"'),
    part('X: y'),
  ]) {
    const answer = await send(payload)
    expect([400, 415]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ code: expect.any(String), detail: [expect.any(String)] })
  }
  expect((await send('{}', 'application/json')).json().fields).toEqual({ logo: [inEnglish(pictureProblems.missing)] })
})

test('it can be taken away again, and taken away when there is none', async () => {
  await upload(formOf(await encoded.png(20, 20)))
  const takeAway = async () => (await owner.call('DELETE', '/auth/logo/')).status
  expect([await takeAway(), await takeAway()]).toEqual([204, 204])
  expect((await owner.call('GET', '/auth/logo/')).body).toEqual({ logo: null, sources: [] })
})

test('a visitor of the demo may try it, and owners never see one another’s', async () => {
  const demo = await server.call<{ token: string }>('POST', '/auth/demo-login/')
  const headers = { authorization: `Token ${demo.body.token}` }
  const asGuest: CallApi = (method, path, body) => server.call(method, path, body, headers)
  expect((await upload(formOf(await encoded.webp(64, 64), 'a.webp', 'image/webp'), asGuest)).status).toBe(200)
  expect((await owner.call('GET', '/auth/logo/')).body).toEqual({ logo: null, sources: [] })
})

test('nobody has pictures drawn in a loop', async () => {
  const limited = await testServer({ env: { rateLimit: true } })
  const someone = await limited.signUpOwner()
  const answers = []
  for (let count = 0; count < 31; count += 1)
    answers.push((await someone.call('PATCH', '/auth/logo/', formOf(Buffer.from('no picture')))).status)
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 415), 429])
})
