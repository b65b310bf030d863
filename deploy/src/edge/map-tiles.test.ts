import { openTestServer } from '@keyhaven/api/testing/test-server'
import { expect, test } from 'vitest'
import { putShared } from '../publish/put-builds.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { embedBuild, freshStore, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'
import { edge } from './edge.ts'

const origin = 'http://localhost:8080'

/** Which origins each kind of page may connect to. */
const connections = async (tiles?: string) => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version: embed } = await putShared(store, 'embed', embedBuild())
  const { version: site } = await putShared(store, 'site', siteBuild())
  await publishArea(store, publicBuild(), { besides: { embed, site } })
  const operator = { name: 'Lakeside Ltd', address: 'Seeweg 3', email: 'post@lakeside.test' }
  const server = await openTestServer({
    ...{ env: { origin }, around: (app) => edge(app, { store, operator, origin, tiles }) },
  })
  const at = async (url: string, host = 'localhost') => {
    const { headers } = await server.app.inject({ url, headers: { host } })
    return /connect-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
  }
  const pages = [await at('/owner'), await at('/', 'book.localhost'), await at('/embed/frame?owner=anna')]
  await server.close()
  return pages
}

test('dashboard, guests’ site and frame may connect to the tiles of maps, and to nobody else', async () => {
  const allowed = "'self' https://tiles.example"
  expect(await connections('https://tiles.example')).toEqual([allowed, allowed, allowed])
  expect(await connections()).toEqual(["'self'", "'self'", "'self'"])
}, 60_000)
