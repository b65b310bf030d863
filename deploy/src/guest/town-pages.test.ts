import { aProperty, address, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, unique } from '@keyhaven/api/testing/test-server'
import { expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const origin = 'http://localhost:8080'
const book = 'book.localhost:8080'
const own = `h-${unique()}.localhost:8080`
const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }

const store = freshStore()
await publishShell(store, shellBuild())
const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
await publishArea(store, publicBuild(), { besides: { site: version } })
const server = await testServer({
  env: { origin },
  around: (app) => edge(app, { store, operator, origin, limits: patient }),
})
const owner = await server.signUpOwner({ personals: true })
const house = await aProperty(owner, {
  name: 'Seehaus',
  address: { ...address, city: 'Bad Ischl', country: 'Austria' },
})
await aUnit(owner, { property_id: house.id, price_per_night: 80 })
await owner.call('PATCH', '/api/site-settings/', { domain: own.split(':')[0] })

const get = async (url: string, host = book) => {
  const { statusCode: status, body } = await server.app.inject({ url, headers: { host } })
  return {
    ...{ status, body },
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    languages: [...body.matchAll(/rel="alternate" hreflang="([\w-]+)"/g)].map(([, lang]) => lang),
  }
}

it('has a page of its own for each town with houses, in every language', async () => {
  const page = await get('/de/stay/bad-ischl')
  expect(page).toMatchObject({
    status: 200,
    title: 'Ferienwohnungen und Zimmer in Bad Ischl · Keyhaven',
    canonical: `http://${book}/de/stay/bad-ischl`,
    languages: ['en', 'de', 'it', 'nl', 'fr', 'cs', 'x-default'],
  })
  expect(page.description).toMatch(/^1 Unterkunft in Bad Ischl, Österreich/)
  expect(page.body).toContain('Seehaus')
})

it.each(['/de/stay/Bad-Ischl', '/de/stay/BAD%20ISCHL', '/de/stay/b%C3%A4d-ischl/'])(
  'finds the town however its address is typed, and names the one that it has: %s',
  async (typed) => {
    const page = await get(typed)
    expect(page).toMatchObject({ status: 200, canonical: `http://${book}/de/stay/bad-ischl` })
    expect(page.body).toContain('Seehaus')
  },
)

it('tells search engines of that page where a town is searched for', async () => {
  const stay = 'check_in=2030-06-01&check_out=2030-06-04'
  for (const query of ['city=Bad+Ischl', `city=Bad+Ischl&${stay}`])
    expect((await get(`/?${query}`)).canonical).toBe(`http://${book}/stay/bad-ischl`)
  expect((await get('/?city=Atlantis')).canonical).toBe(`http://${book}/`)
})

it('has no page for a town without houses, nor on an owner’s own site', async () => {
  for (const path of ['/stay/atlantis', '/stay/']) expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get('/stay/%E0%A4%A')).status).toBe(400)
  expect((await get('/stay/bad-ischl', own)).status).toBe(404)
})

it('lists the page in the map of the site, and not in that of an owner', async () => {
  expect((await get('/sitemap.xml')).body).toContain(`<loc>http://${book}/stay/bad-ischl</loc>`)
  expect((await get('/sitemap.xml', own)).body).not.toContain('/stay/')
})

it('says in the data of a house in which country it is by its ISO code', async () => {
  expect((await get(`/property/${house.id}`)).body).toContain('"addressCountry":"AT"')
})
