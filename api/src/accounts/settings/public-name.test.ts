import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { expect, test } from 'vitest'
import { aProperty, aUnit } from '../../testing/factories.ts'
import { testServer, unique, type TestOwner } from '../../testing/test-server.ts'

const server = await testServer()

const name = (word = 'lake') => `${word}-${unique()}`
const rename = (owner: TestOwner, slug: string) => owner.call<User & Problem>('PATCH', '/auth/change-slug/', { slug })
const renamed = async (owner: TestOwner, slug: string) => expect((await rename(owner, slug)).status).toBe(200)
const publicView = async (slug: string) => {
  const base = '/api/public/booking/'
  const list = await server.call<{ count: number }>('GET', `${base}?owner=${slug}`)
  const places = await server.call<{ owner: { slug: string } | null }>('GET', `${base}locations/?owner=${slug}`)
  return [list.body.count, places.body.owner?.slug]
}

test('the public page of an owner is found by its new name and by every former one', async () => {
  const owner = await server.signUpOwner()
  await aUnit(owner, { property_id: (await aProperty(owner)).id })
  const [first, second, third] = [owner.user.slug, name(), name()]
  const answer = await rename(owner, second)
  expect([answer.status, answer.body.slug, answer.body.public_url]).toEqual([
    200,
    second,
    `http://localhost:8080/?owner=${second}`,
  ])
  await renamed(owner, third)
  for (const slug of [first, second, third, third.toUpperCase()]) expect(await publicView(slug)).toEqual([1, third])
  expect(await publicView(name())).toEqual([0, undefined])
  const nobody = await server.call<{ owner: null }>('GET', '/api/public/booking/locations/')
  expect(nobody.body.owner).toBeNull()
})

test('an owner can go back to a former name, and nothing changes by naming the present one', async () => {
  const owner = await server.signUpOwner()
  const [first, second] = [owner.user.slug, name()]
  for (const slug of [second, first, second, second]) await renamed(owner, slug)
  await aUnit(owner, { property_id: (await aProperty(owner)).id })
  expect(await publicView(first)).toEqual([1, second])
})

test('a name in use or once in use is nobody else’s', async () => {
  const [owner, other] = [await server.signUpOwner(), await server.signUpOwner()]
  const [first, second] = [owner.user.slug, name()]
  await renamed(owner, second)
  await renamed(owner, name())
  for (const slug of [first, second, (await server.signUpOwner()).user.slug]) {
    const answer = await rename(other, slug)
    const words = 'This name is taken. Please choose another one.'
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([409, 'slug_taken', { slug: [words] }])
  }
  expect((await other.call<User>('GET', '/auth/get-full-user-data/')).body.slug).toBe(other.user.slug)
})

test('a former name is not given to somebody who registers', async () => {
  const owner = await server.signUpOwner()
  const former = owner.user.slug
  await renamed(owner, name())
  expect((await server.signUpOwner()).user.slug).not.toBe(former)
})

test('one name goes to one of many who want it at once', async () => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => server.signUpOwner()))
  for (let round = 0; round < 5; round += 1) {
    const slug = name('wanted')
    const answers = await Promise.all(owners.map((owner) => rename(owner, slug)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  }
})

test('two who swap names at once both keep what is theirs', async () => {
  const [one, other] = [await server.signUpOwner(), await server.signUpOwner()]
  const answers = await Promise.all([rename(one, other.user.slug), rename(other, one.user.slug)])
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [409, 'slug_taken']))
})
