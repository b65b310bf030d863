import { aPicture, encoded } from '../../testing/pictures.ts'
import { testServer, type TestOwner } from '../../testing/test-server.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const server = await testServer()
const icon = (owner: TestOwner, name: string, more = '') =>
  server.fetch(`http://localhost/keyhaven/media/icons/${name}?owner=${owner.user.slug}${more}`)
const bytesOf = async (owner: TestOwner, name: string) => Buffer.from(await (await icon(owner, name)).arrayBuffer())
const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
const withLogo = async (bytes: Buffer) => {
  const owner = await server.signUpOwner()
  const form = new FormData()
  form.append('logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png')
  expect((await owner.call('PATCH', '/auth/logo/', form)).status).toBe(200)
  await owner.call('PATCH', '/api/site-settings/', { accent: '#7a1f3d' })
  return owner
}

test.each([
  ['icon-16.png', 16],
  ['icon-32.png', 32],
  ['icon-48.png', 48],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
  ['maskable-512.png', 512],
])('a house has a %s of %i pixels', async (name, size) => {
  const answer = await icon(await server.signUpOwner(), name)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: size, height: size })
})

test('an icon that a page names with what it was drawn from is kept for ever', async () => {
  const answer = await icon(await server.signUpOwner(), 'icon-32.png', '&v=abc')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('the icon is a letter on the colour of the house, whose corners are round but where phones cut them', async () => {
  const owner = await server.signUpOwner()
  await owner.call('PATCH', '/api/site-settings/', { accent: '#7a1f3d', business_name: 'Ωmega' })
  expect(await pixel(await bytesOf(owner, 'icon-192.png'), 0, 0)).toMatchObject([0, 0, 0, 0])
  expect(await pixel(await bytesOf(owner, 'apple-touch-icon.png'), 0, 0)).toEqual([122, 31, 61, 255])
  expect(await pixel(await bytesOf(owner, 'maskable-512.png'), 0, 0)).toEqual([122, 31, 61, 255])
})

test('a square logo is the icon, on the ground that it was drawn on', async () => {
  const owner = await withLogo(await encoded.png(300, 300))
  const [r, g, b] = await pixel(await bytesOf(owner, 'icon-192.png'), 96, 30)
  expect([r, g, b]).not.toEqual([122, 31, 61])
})

test('of a wide logo nothing could be read: the letter stands in, on the colour', async () => {
  const wide = await aPicture(900, 150).png().toBuffer()
  const owner = await withLogo(wide)
  expect(await pixel(await bytesOf(owner, 'icon-192.png'), 96, 8)).toEqual([122, 31, 61, 255])
})

test('a link without a picture shows the name of the house as JPEG', async () => {
  const answer = await icon(await server.signUpOwner(), 'preview.jpg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test.each(['icon-32.png?owner=nobody-there', 'icon-32.png', 'icon-31.png?owner=x', 'toString?owner=x'])(
  'there is none at %s',
  async (path) => {
    expect((await server.fetch(`http://localhost/keyhaven/media/icons/${path}`)).status).toBe(404)
  },
)

test('an icon of two owners is refused', async () => {
  const answer = await server.fetch('http://localhost/keyhaven/media/icons/icon-32.png?owner=a&owner=b')
  expect(answer.status).toBe(400)
})
