import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { edge } from '../edge/edge.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, embedBuild, pageIn, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'
import { team, teamWithTwoReleases } from '../testing/team.ts'

it('rolls an area back for everybody with one command, also in the pages', async () => {
  const { release, first, second, bookings, html } = await teamWithTwoReleases()
  expect(await html()).toContain(`"href":"/mfe/bookings/${second}/remoteEntry.js"`)
  const { out } = await release('rollback', 'mfe-bookings')
  expect(out).toBe(`bookings ${first}, rolled back ${second}\n`)
  expect((await bookings())?.stable).toBe(first)
  expect(await html()).toContain(`"href":"/mfe/bookings/${first}/remoteEntry.js"`)
  expect(await release('rollback', 'bookings')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no release before'),
  })
})

it('gives what was rolled back to nobody when it is published again, until it is promoted', async () => {
  const { store, release, first, second, bookings } = await teamWithTwoReleases()
  await release('rollback', 'bookings')
  const again = await publishArea(store, bookingsBuild('page(2)'))
  expect(again).toEqual({ what: 'bookings', version: second, isNew: false, held: 'it was rolled back' })
  expect((await bookings())?.stable).toBe(first)
  await release('promote', 'bookings', second)
  expect([(await bookings())?.stable, (await bookings())?.withdrawn]).toEqual([second, []])
})

it('tries a release out, shows it, explains it and promotes it', async () => {
  const { store, release, second, bookings } = await teamWithTwoReleases()
  const { version } = await publishArea(store, bookingsBuild('page(3)'), { percent: 10 })
  expect((await release('list')).out).toMatch(new RegExp(`${version} .*canary 10 %`))
  expect((await bookings())?.stable).toBe(second)
  await release('canary', 'bookings', version, '100')
  expect((await release('explain', 'bookings', 'anna')).out).toContain(`bookings ${version} because of rollout`)
  // Starting the platform publishes what is built: a canary does not become everybody's that way.
  expect((await publishArea(store, bookingsBuild('page(3)'))).held).toContain('canary')
  await release('promote', 'bookings')
  expect([(await bookings())?.stable, (await bookings())?.rollout]).toEqual([version, undefined])
})

it('gives one owner a release and says so', async () => {
  const { release, first } = await teamWithTwoReleases()
  expect((await release('pin', 'bookings', '7', first)).out).toContain(`${first} for owner 7`)
  expect((await release('explain', 'bookings', 'anna', '7')).out).toContain(`bookings ${first} because of owner`)
})

it('rolls the shell back, and only promoting brings the same build out again', async () => {
  const { store, release, html } = await teamWithTwoReleases()
  const { version } = (await readRegistry(store)).shell
  await publishShell(store, shellBuild('shell(22)'))
  expect(await html()).toContain('/shell/static/js/index.9.js')
  expect((await release('rollback', 'shell')).out).toBe(`shell ${version}\n`)
  expect(await html()).toContain('/shell/static/js/index.7.js')
  const again = await publishShell(store, shellBuild('shell(22)'))
  expect(again.held).toBe('it was rolled back')
  expect((await readRegistry(store)).shell.version).toBe(version)
  expect((await release('promote', 'shell', again.version)).out).toBe(`shell ${again.version}\n`)
  expect((await readRegistry(store)).shell).toMatchObject({ version: again.version, previous: version, withdrawn: [] })
  expect((await release('promote', 'shell', '9.9.9-ffffff')).code).toBe(1)
})

it('tries a shell out, shows it, explains it, promotes it and takes it back', async () => {
  const { store, release, json } = await teamWithTwoReleases()
  const { version: stable } = (await readRegistry(store)).shell
  const { version } = await publishShell(store, shellBuild('shell(22)'), { percent: 10 })
  expect((await release('list', 'shell')).out).toMatch(new RegExp(`${version} .*canary 10 %`))
  expect((await release('canary', 'shell', version, '100')).out).toBe(`shell ${stable}, ${version} for 100 %\n`)
  const since = { by: 'anna', at: expect.stringMatching(/^\d{4}-/) }
  expect(await json('status')).toMatchObject({ shell: { stable, canary: { version, percent: 100, since } } })
  expect((await release('status')).out).toMatch(new RegExp(`^shell +${stable} .* ${version} for 100 %`, 'm'))
  const { out } = await release('explain', 'shell', '203.0.113.7')
  expect(out).toMatch(new RegExp(`^shell ${version} because of rollout; 203.0.113.7 is at [\\d.]+ of 100\n$`))
  expect((await release('history', 'shell', '--last', '1')).out).toContain(`  shell ${version} for 100 %`)
  expect((await release('promote', 'shell')).out).toBe(`shell ${version}\n`)
  expect((await release('explain', 'shell', '203.0.113.7')).out).toBe(`shell ${version} because of stable\n`)
  expect(await release('promote', 'shell')).toMatchObject({ code: 1, error: expect.stringContaining('no canary') })
  await release('canary', 'shell', stable, '5')
  expect((await release('rollback', 'shell', '--why', 'slow')).out).toBe(`shell ${version}\n`)
  expect((await readRegistry(store)).shell).toMatchObject({ version, withdrawn: [stable] })
})

it('takes the guests’ own site and the loader back with their area', async () => {
  const { store, release } = team()
  const ship = async (loader: string) => {
    const besides = {
      site: (await putShared(store, 'site', siteBuild())).version,
      embed: (await putShared(store, 'embed', embedBuild(loader))).version,
    }
    await publishArea(store, publicBuild(), { besides })
    return besides
  }
  const loader = () => pageIn(store, 'embed.js')
  await ship('one()')
  const { site } = await ship('two()')
  expect(await loader()).toBe('two()')
  expect((await release('explain', 'site', '203.0.113.7')).out).toBe(`site ${site} because of stable\n`)
  await release('rollback', 'public')
  expect(await loader()).toBe('one()')
})

it('loses none of the changes that several teams make at once', async () => {
  const { store, release, first } = await teamWithTwoReleases()
  const owners = ['1', '2', '3', '4', '5']
  const outputs = await Promise.all(owners.map((id) => release('pin', 'bookings', id, first)))
  expect(outputs.map(({ code, error }) => [code, error])).toEqual(owners.map(() => [0, '']))
  expect(Object.keys((await readRegistry(store)).areas.bookings?.owners ?? {}).toSorted()).toEqual(owners)
})

it('is live at the next page that is opened', async () => {
  const { store, release, first, second } = await teamWithTwoReleases()
  const app = Fastify()
  await edge(app, { store, operator: { name: '', address: '', email: '' }, origin: 'http://localhost:8080' })
  const origin = await app.listen({ port: 0 })
  const entryIn = async () => {
    const html = await (await fetch(`${origin}/owner/dashboard/bookings`)).text()
    return [first, second].find((version) => html.includes(`"href":"/mfe/bookings/${version}/remoteEntry.js"`))
  }
  expect(await entryIn()).toBe(second)
  await release('rollback', 'bookings')
  expect(await entryIn()).toBe(first)
  await release('promote', 'bookings', second)
  expect(await entryIn()).toBe(second)
  await app.close()
})
