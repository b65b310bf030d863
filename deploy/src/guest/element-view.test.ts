import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, patient, publicBuild, realFirstView, shellBuild, siteBuild } from '../testing/builds.ts'

const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
const origin = 'http://localhost:8080'
const page = 'https://www.lake.example'

let server: TestServer
const world = { slug: '', single: '', house: 0, unit: 0 }
beforeAll(async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await putShared(store, 'site', siteBuild(await realFirstView()))
  await publishArea(store, publicBuild(), { besides: { site: version } })
  server = await testServer({
    env: { origin },
    around: (app) => edge(app, { store, operator, origin, limits: patient }),
  })
  const owner = await server.signUpOwner()
  const house = await aProperty(owner, { name: 'Mill' })
  const barn = await aProperty(owner, { name: 'Barn' })
  await aUnit(owner, { property_id: barn.id })
  const single = await server.signUpOwner()
  await aUnit(single, { name: 'Room with a view' })
  const unit = await aUnit(owner, { property_id: house.id, name: 'Loft' })
  await owner.call('PATCH', '/api/site-settings/', { allowed_origins: [page], locale: 'nl', accent: '#7a1f3d' })
  Object.assign(world, { slug: owner.user.slug, house: house.id, unit: unit.id, single: single.user.slug })
})

const ask = async (attributes: Record<string, string | number>, headers: Record<string, string> = { origin: page }) => {
  const query = new URLSearchParams({ owner: world.slug, lang: 'en', ...attributes })
  const answer = await server.app.inject({
    url: `/embed/view?${query}`,
    headers: { host: 'localhost:8080', ...headers },
  })
  const [, root, json = '{}'] = /<body>(.*)<script [^>]*id="first-data">(.*?)<\/script>/s.exec(answer.body) ?? []
  const { accent, calls = {} } = JSON.parse(json) as { accent?: string; calls?: Record<string, unknown> }
  return { answer, status: answer.statusCode, root, accent, calls: Object.keys(calls) }
}

describe('the first view of an element', () => {
  it('is the page that it begins with, in the colour of the house, with all that this was made of', async () => {
    const { status, root, accent, calls } = await ask({})
    expect(status).toBe(200)
    expect(root).toMatch(/^<div class="kh kh-embed" lang="en">.*<h3 [^>]*>Barn<\/h3>.*<\/div>$/s)
    expect(accent).toContain('#7a1f3d')
    expect(calls).toContain(`/api/public/site/?owner=${world.slug}`)
    expect(calls).toContain(`/api/public/booking/?page=1&owner=${world.slug}`)
    expect((await ask({ property: world.house })).root).toMatch(/<h1 [^>]*>Mill</)
    expect((await ask({ property: world.house, unit: world.unit })).root).toMatch(/<h1 [^>]*>Loft</)
    const alone = { property: world.house, unit: world.unit, shows: 'availability' }
    expect((await ask(alone)).root).toContain('kh-calendar')
  })

  it('is the house itself where its owner offers one', async () => {
    const { root } = await ask({ owner: world.single }, {})
    expect(root).toMatch(/<h1 /)
    expect(root).toContain('Room with a view')
    expect(root).not.toContain('role="search"')
  })

  it('has neither header nor title, and no styles that the page around may forbid', async () => {
    const { root = '' } = await ask({ property: world.house })
    expect(root).toContain('Mill')
    for (const part of ['kh-header', '<title', ' style="']) expect(root).not.toContain(part)
  })

  it('is in the language of the element, else in that of the site', async () => {
    expect((await ask({ lang: 'de-AT' })).root).toContain('lang="de"')
    expect((await ask({ lang: '' })).root).toContain('lang="nl"')
  })

  it('may be read on pages that the owner allows, and is kept from all others', async () => {
    const { answer } = await ask({})
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Accept-Encoding, Origin' })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    // The page for frames, which is ours.
    expect((await ask({}, {})).status).toBe(200)
    expect((await ask({}, { origin: 'https://elsewhere.example' })).status).toBe(204)
  })

  it.each<Record<string, string>>([
    { owner: 'nobody-here' },
    { owner: '' },
    { property: 'x' },
    { unit: '1' },
    { shows: 'availability' },
  ])('is none for %o', async (attributes) => {
    expect((await ask(attributes, {})).status).toBe(204)
  })

  it('is none of a house that is not there, whose page says so by itself', async () => {
    expect(await ask({ property: 999_999 })).toMatchObject({ status: 200, root: '' })
  })
})
