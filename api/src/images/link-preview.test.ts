import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anImage, aProperty } from '../testing/factories.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
const preview = (name: string) => server.fetch(`http://localhost/keyhaven/media/preview/${name}`)

test('a picture is shown beside a link as JPEG in the size that networks want', async () => {
  const owner = await server.signUpOwner()
  const { image } = (await anImage(owner, { property: (await aProperty(owner)).id })) as { image: string }
  const answer = await preview(`${image}.jpg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await preview(`${image}.jpg`)).headers.get('cache-control')).toContain('immutable')
})

test.each(['nothing.webp.jpg', '../secret.webp.jpg', 'a.png'])('there is none of %s', async (name) => {
  expect((await preview(name)).status).toBe(404)
})
