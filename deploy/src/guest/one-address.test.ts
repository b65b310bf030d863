import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { type TestOwner, testServer, type TestServer, unique } from '@keyhaven/api/testing/test-server'
import { beforeAll, expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'

let server: TestServer
let owner: TestOwner
beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
  await publishArea(store, publicBuild(), { besides: { site: version } })
  server = await testServer({
    env: { origin },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  owner = await server.signUpOwner({ personals: true })
})
const get = async (host: string, url: string) => {
  const { statusCode: status, headers, body } = await server.app.inject({ url, headers: { host } })
  return { status, headers, body }
}
const linkTo = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

it('the home of a domain is one page with its one house, where there is no other', async () => {
  const domain = `one-${unique()}.localhost:8080`
  const third = await server.signUpOwner({ personals: true })
  const house = await aProperty(third, { name: 'Anna Huber' })
  await aUnit(third, { property_id: house.id })
  await third.call('PATCH', '/api/site-settings/', { domain: domain.split(':')[0] })
  for (const host of [domain, 'book.localhost:8080'])
    expect(linkTo((await get(host, `/property/${house.id}`)).body)).toBe(`http://${domain}/`)
  expect(linkTo((await get(domain, '/')).body)).toBe(`http://${domain}/`)
  expect(linkTo((await get(domain, `/de/property/${house.id}`)).body)).toBe(`http://${domain}/de/`)
  expect((await get(domain, '/sitemap.xml')).body).not.toContain(`/property/${house.id}<`)
  // Its name is there once.
  expect((await get(domain, `/property/${house.id}`)).body).not.toContain('Anna Huber · Anna Huber')
})

it('a page leads from a name that an owner had before to the one of today', async () => {
  await server.db
    .insertInto('former_slugs')
    .values({ slug: `old-${owner.user.slug}`, owner_id: owner.user.id })
    .execute()
  const { status, headers } = await get('localhost:8080', `/de?owner=old-${owner.user.slug}&guests=2`)
  expect([status, headers.location]).toEqual([301, `/de?owner=${owner.user.slug}&guests=2`])
})

it.each(['/nothing', '/de/nothing', '/property/6.5', '/a.b.c', '/request/abc'])(
  'the platform answers %s among the guests’ pages, which no search engine keeps',
  async (url) => {
    const { status, headers, body } = await get('localhost:8080', url)
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(`${body}${String(headers['x-robots-tag'])}`).toMatch(/noindex/)
    expect(body).not.toContain('href="/owner/register"')
  },
)
