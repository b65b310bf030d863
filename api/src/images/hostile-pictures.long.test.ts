import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { imageProblems, type OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { aProperty, aUnit } from '../testing/factories.ts'
import { hostilePictures, strangePictures } from '../testing/hostile-pictures.ts'
import { imageForm } from '../testing/image-form.ts'
import { encoded, heldAs } from '../testing/pictures.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'
import { uploadTraces } from '../testing/upload-traces.ts'

const server = await testServer()
let owner: TestOwner
let parents: { property: number; unit: number }
beforeAll(async () => {
  owner = await server.signUpOwner()
  const unit = await aUnit(owner)
  parents = { property: unit.property.id, unit: unit.id }
})

type Word = keyof typeof parents
const send = <T>(word: Word, id: number, bytes: Buffer, name?: string, type?: string) =>
  owner.call<T>('POST', `/api/${word}-images/`, imageForm({ [word]: id, alt_text: 'A view' }, bytes, name, type))
const add = async (bytes: Buffer, name?: string) => {
  const { status, body } = await send<OwnImage>('property', (await aProperty(owner)).id, bytes, name)
  expect([status, body]).toEqual([201, expect.anything()])
  return body
}
const drawn = async ({ image }: { image: string }) =>
  Buffer.from(await (await server.fetch(`http://localhost/keyhaven/media/${image}`)).arrayBuffer())
const traces = () => uploadTraces(server)

const saidOf = (answer: string, name: string) =>
  inEnglish(answer === 'tooBig' ? imageProblems.tooBig(name) : pictureProblems[answer as keyof typeof pictureProblems])
const statuses = {
  kind: 415,
  heic: 415,
  mislabelled: 415,
  broken: 400,
  pixels: 400,
  shape: 400,
  heavy: 400,
  tooBig: 413,
}

test('there are at least forty of them', () => {
  expect(hostilePictures.length).toBeGreaterThanOrEqual(40)
})

describe.each<Word>(['property', 'unit'])('a picture of a %s', (word) => {
  test.each(hostilePictures)('$what is refused and leaves nothing', async ({ bytes, name = 'a', type, answer }) => {
    const before = await traces()
    const { status, body } = await send<Problem>(word, parents[word], await bytes(), name, type)
    const words = saidOf(answer, name)
    expect([status, body.message, body.fields]).toEqual([statuses[answer], words, { image: [words] }])
    expect(await traces()).toEqual({ ...before, waiting: [] })
  })
})

test.each(strangePictures)('$what is drawn anew, with nothing that came along', async ({ bytes, size = [60, 40] }) => {
  const image = await add(await bytes(), 'a')
  expect([image.width, image.height]).toEqual(size)
  const file = await drawn(image)
  const head = await sharp(file).metadata()
  expect([head.format, head.width, head.height, head.pages]).toEqual(['webp', ...size, undefined])
  expect([head.space, head.depth, head.hasProfile, head.exif, head.xmp]).toEqual([
    'srgb',
    'uchar',
    false,
    undefined,
    undefined,
  ])
  expect(file.includes('secret')).toBe(false)
})

test('what is transparent stays so', async () => {
  const palette = strangePictures.find(({ what }) => what === 'a PNG with a palette')
  const image = await add((await palette?.bytes()) ?? Buffer.alloc(0), 'a.png')
  const { data } = await sharp(await drawn(image))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[3]).toBeGreaterThan(90)
  expect(data[3]).toBeLessThan(115)
})

test('of an animation the first frame is shown', async () => {
  const animation = strangePictures.find(({ what }) => what === 'an animated WebP')
  const image = await add((await animation?.bytes()) ?? Buffer.alloc(0), 'a.webp')
  expect((await sharp(await drawn(image)).stats()).dominant.r).toBeGreaterThan(200)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a camera held in way %i of eight gives upright pixels', async (orientation) => {
  const image = await add(await heldAs(orientation), 'a.jpg')
  expect([image.width, image.height]).toEqual([120, 80])
  const { data, info } = await sharp(await drawn(image))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) =>
    [0, 1, 2].map((channel) => ((data[(y * info.width + x) * info.channels + channel] ?? 0) > 127 ? 1 : 0)).join('')
  expect([colourAt(10, 10), colourAt(110, 10), colourAt(110, 70), colourAt(10, 70)]).toEqual([
    '100',
    '010',
    '001',
    '111',
  ])
})

describe('the name of a file', () => {
  const long = `${'n'.repeat(5000)}.png`
  test.each([
    ['plain', 'Terrace at night.png', 'Terrace at night.png'],
    ['very long', long, `${'n'.repeat(160)}…${'n'.repeat(35)}.png`],
    ['with a path', '../../etc/passwd.png', 'passwd.png'],
    ['with a path of Windows', String.raw`C:\Users\anna\house.png`, 'house.png'],
    ['with quotes', `a"b'c<d>&e.png`, `a%22b'c<d>&e.png`],
    ['with line breaks', 'a\r\nb.png', 'a%0D%0Ab.png'],
    ['of other scripts', 'Häuschen 山荘 🏡.png', 'Häuschen 山荘 🏡.png'],
    ['that is written backwards', 'gnp.\u202Egpj.png', 'gnp.gpj.png'],
    ['with control characters', 'a\u0007\u001bb.png', 'ab.png'],
    ['of dots', '..', ''],
    ['that is none', '', ''],
  ])('%s is stored as people read it', async (_what, name, stored) => {
    expect((await add(await encoded.png(20, 20), name)).name).toBe(stored)
  })

  test('is looked at as text where it stands in a refusal', async () => {
    const { body } = await send<Problem>('property', parents.property, Buffer.alloc(600_000, 'x'), '../\u202E<b>.png')
    expect(body.message).toBe(inEnglish(imageProblems.tooBig('<b>.png')))
  })
})

describe('a form written by hand', () => {
  const post = async (head: string, bytes: Buffer) => {
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const payload = Buffer.concat([
      Buffer.from(part('property', String(parents.property)) + part('alt_text', 'A view')),
      Buffer.from(`--x\r\n${head}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const answer = await server.app.inject({
      method: 'POST',
      url: '/keyhaven/api/property-images/',
      headers: { authorization: `Token ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })
    return [answer.statusCode, answer.json().name ?? answer.json().fields]
  }
  const missing = [400, { image: [inEnglish(pictureProblems.missing)] }]
  test.each<[string, string, unknown[]]>([
    [
      'without a name',
      'Content-Disposition: form-data; name="image"\r\nContent-Type: application/octet-stream',
      [201, ''],
    ],
    [
      'with a quoted quote',
      String.raw`Content-Disposition: form-data; name="image"; filename="a\"b.png"`,
      [201, 'a"b.png'],
    ],
    ['with a bare line break', 'Content-Disposition: form-data; name="image"; filename="a\nb.png"', missing],
    ['with U+0000', 'Content-Disposition: form-data; name="image"; filename="a\0b.png"', [201, 'ab.png']],
    [
      'with two names',
      'Content-Disposition: form-data; name="image"; filename="a.png"; filename*=UTF-8\'\'b.png',
      [201, 'a.png'],
    ],
    ['in the wrong field', 'Content-Disposition: form-data; name="images"; filename="a.png"', missing],
    ['in the field of a text', 'Content-Disposition: form-data; name="alt_text"; filename="a.png"', missing],
    ['in a field of no object', 'Content-Disposition: form-data; name="__proto__"; filename="a.png"', [400, undefined]],
    ['as an attachment', 'Content-Disposition: attachment; name="image"; filename="a.png"', missing],
  ])('a file %s', async (_what, head, expected) => {
    expect(await post(head, await encoded.png(20, 20))).toEqual(expected)
    expect((await traces()).waiting).toEqual([])
  })
})
