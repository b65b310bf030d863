import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { imageProblems, picturesOfDemo } from '@keyhaven/shared-contracts/contract/images'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { expect, test } from 'vitest'
import { aProperty } from '../testing/factories.ts'
import { imageForm } from '../testing/image-form.ts'
import { encoded } from '../testing/pictures.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ env: { rateLimit: true } })

/** A demo account that uploads one picture after another. */
async function aDemo() {
  const demo = await server.call<{ token: string }>('POST', '/auth/demo-login/')
  const headers = { authorization: `Token ${demo.body.token}` }
  const { body } = await server.call<Property[]>('GET', '/api/properties/', undefined, headers)
  const form = imageForm({ property: body[0]?.id ?? 0, alt_text: 'A view' }, await encoded.png(20, 20))
  const logo = imageForm({}, await encoded.png(20, 20), 'logo.png', 'image/png', 'logo')
  return {
    add: () => server.call<Problem>('POST', '/api/property-images/', form, headers),
    setLogo: () => server.call<Problem>('PATCH', '/auth/logo/', logo, headers),
  }
}

test('a demo account has few pictures, all demos of a network some more, and owners are not counted with them', async () => {
  const demos = [await aDemo(), await aDemo(), await aDemo(), await aDemo()]
  for (const { add, setLogo } of demos.slice(0, 3)) {
    for (let count = 1; count < picturesOfDemo; count += 1) expect((await add()).status).toBe(201)
    expect((await setLogo()).status).toBe(200)
    for (const more of [await add(), await setLogo()]) {
      expect([more.status, more.body.code, more.body.message]).toEqual([
        429,
        'demo_pictures_used',
        inEnglish(imageProblems.demoIsFull),
      ])
      expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }
  expect((await demos[3]?.add())?.status).toBe(429)

  const owner = await server.signUpOwner()
  const { id } = await aProperty(owner)
  const form = imageForm({ property: id, alt_text: 'A view' }, await encoded.png(20, 20))
  for (let count = 0; count <= picturesOfDemo; count += 1)
    expect((await owner.call('POST', '/api/property-images/', form)).status).toBe(201)
})
