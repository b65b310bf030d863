import { appendFileSync, existsSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderPages } from '../pages/render-pages.ts'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { putGeneration, readCurrent, readRegistry } from '../store/generation.ts'
import { appendRecord } from '../store/history.ts'
import { inStore } from '../store/store.ts'
import { bookingsBuild, embedBuild, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'
import { team, teamWithTwoReleases } from '../testing/team.ts'

it('removes what nobody can get once it is old, files and all', async () => {
  const { store, release, first, second } = await teamWithTwoReleases()
  const { version: third } = await publishArea(store, bookingsBuild('page(3)'))
  const before = new Date(Date.now() - 40 * 86_400_000)
  for (const version of [first, second, third])
    utimesSync(inStore(store, 'mfe', 'bookings', version, 'area.json'), before, before)
  expect((await release('prune', '60')).out).toBe('')
  expect((await release('prune', '--dry-run')).out).toBe(`bookings ${first} would be gone\n`)
  expect(existsSync(inStore(store, 'mfe', 'bookings', first))).toBe(true)
  expect((await release('prune')).out).toBe(`bookings ${first} is gone\n`)
  expect(existsSync(inStore(store, 'mfe', 'bookings', `${first}.json`))).toBe(false)
  expect([first, second, third].map((version) => existsSync(inStore(store, 'mfe', 'bookings', version)))).toEqual([
    false,
    true,
    true,
  ])
})

it('takes away a shell that is neither out nor the way back', async () => {
  const { store, release } = team()
  const [{ version: first }, { version: second }, { version: third }] = [
    await publishShell(store, shellBuild('shell()')),
    await publishShell(store, shellBuild('shell(2)')),
    await publishShell(store, shellBuild('shell(33)')),
  ]
  expect((await release('prune', '0', '--dry-run')).out).toBe(`shell ${first} would be gone\n`)
  expect((await release('prune', '0')).out).toBe(`shell ${first} is gone\n`)
  const isThere = (version: string) => existsSync(inStore(store, 'shell', version, 'shell.json'))
  expect([first, second, third].map(isThere)).toEqual([false, true, true])
  expect((await release('verify')).code).toBe(0)
})

it('finds every file and page that is as it was published', async () => {
  const { store, release } = team()
  const [site, embed] = [
    await putShared(store, 'site', siteBuild('view()')),
    await putShared(store, 'embed', embedBuild()),
  ]
  const help = { sections: [{ id: 'a', title: 'A', order: 1, topics: [{ id: 'b', title: 'B', content: ['C'] }] }] }
  await publishShell(store, shellBuild())
  await publishArea(store, publicBuild(), { besides: { site: site.version, embed: embed.version } })
  await publishArea(store, bookingsBuild('page()', help))
  expect(await release('verify')).toMatchObject({
    ...{ code: 0, error: '' },
    out: expect.stringMatching(/^\d\d files and \d\d pages are as they were published\n$/),
  })
  const { areas, shell } = await readRegistry(store)
  const bookings = `mfe/bookings/${areas.bookings?.stable}`
  const pages = (await readCurrent(store)).generation.pages
  const page = (name: string) => `pages/${pages[name]}`
  const inside = (file: string) => inStore(store, file)
  // What somebody may do to a store, and what is said of it.
  const breaches: [string, string, (file: string) => void][] = [
    [`${bookings}/remoteEntry.js`, 'is not what was published', (file) => appendFileSync(file, ' ')],
    [`${bookings}/static/js/page.js`, 'is missing', rmSync],
    [`${bookings}/static/js/expose.js.br`, 'is missing', rmSync],
    [`${bookings}/help.json`, 'is not what was published', (file) => writeFileSync(file, '{}')],
    [`${bookings}/area.json.gz`, 'cannot be read', (file) => truncateSync(file, 9)],
    ['shell/static/js/data.js', 'is not what was published', (file) => appendFileSync(file, ' ')],
    [`${bookings}.json`, 'does not describe the release that was published', (file) => truncateSync(file, 9)],
    [`shell/${shell.version}/theme.js`, 'is missing', rmSync],
    ['site/static/js/index.js', 'is not what was published', (file) => appendFileSync(file, ' ')],
    [`site/${site.version}/first-view/first-view.mjs`, 'is missing', rmSync],
    ['embed/static/js/frame.1.js', 'is not what was published', (file) => appendFileSync(file, ' ')],
    [`embed/${embed.version}/embed.js`, 'is missing', rmSync],
    [
      page('index.bookings.html'),
      'The page index.bookings.html is not what was rendered',
      (file) => appendFileSync(file, ' '),
    ],
    [page('embed.js'), 'The page embed.js is missing', rmSync],
  ]
  for (const [file, , breach] of breaches) breach(inside(file))
  const { out, code } = await release('verify')
  expect(code).toBe(1)
  const lines = out.trim().split('\n')
  for (const [file, words] of breaches)
    expect(lines).toContain(words.startsWith('The page') ? words : `${file} ${words}`)
  expect(lines).toHaveLength(breaches.length)
})

it('names a page that belongs to another set of releases, or expects other scripts', async () => {
  const { store, release } = await teamWithTwoReleases()
  const { registry } = (await readCurrent(store)).generation
  const rendered = await renderPages(store, registry)
  const { texts } = rendered
  const other = (name: string, from: string | RegExp, to: string) => ({ [name]: texts[name]?.replace(from, to) ?? '' })
  const changed = {
    ...texts,
    ...other('registry.json', `"set":"${registry.set}"`, '"set":"00000000"'),
    ...other('index.shell.html', /integrity="sha384-.{8}/, 'integrity="sha384-AAAAAAAA'),
  }
  const generation = await putGeneration(store, registry, { ...rendered, texts: changed })
  const record = { by: 'anna', at: new Date().toISOString(), what: 'break', changes: [], set: registry.set }
  expect(await appendRecord(store, { ...record, number: 4, generation })).toBe(true)
  const { out } = await release('verify')
  expect(out.trim().split('\n')).toEqual([
    expect.stringMatching(/^The page index.shell.html expects another shell\/static\/js\/index.*\.js than/),
    `The page registry.json is of set 00000000, out is ${registry.set}`,
  ])
})
