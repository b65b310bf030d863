import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { integrityOf } from '../store/integrity.ts'
import { publishArea, publishShell } from './publish.ts'
import { outside } from '../pages/registry-file.ts'
import { readRegistry } from '../store/generation.ts'
import { inStore } from '../store/store.ts'
import { bookingsBuild, freshStore, pageIn, publicBuild, shellBuild } from '../testing/builds.ts'

const published = async () => {
  const store = freshStore()
  await publishShell(store, shellBuild())
  const { version } = await publishArea(store, bookingsBuild())
  const html = (name: string) => pageIn(store, name)
  return { store, version, html }
}

describe('publishing an area', () => {
  it('puts the build into a folder named after its content, with both compressed forms', async () => {
    const { store, version } = await published()
    const entry = inStore(store, 'mfe', 'bookings', version, 'remoteEntry.js')
    expect(version).toMatch(/^1\.0\.0-[\da-f]{12}$/)
    const text = readFileSync(entry, 'utf8')
    expect(brotliDecompressSync(readFileSync(`${entry}.br`)).toString()).toBe(text)
    expect(gunzipSync(readFileSync(`${entry}.gz`)).toString()).toBe(text)
  })

  it('makes it stable and keeps what was stable as the previous version', async () => {
    const { store, version } = await published()
    const next = await publishArea(store, bookingsBuild('page(2)'))
    const entry = (await readRegistry(store)).areas.bookings
    expect([entry?.stable, entry?.previous]).toEqual([next.version, version])
    expect(existsSync(inStore(store, 'mfe', 'bookings', version, 'remoteEntry.js'))).toBe(true)
  })

  it('changes nothing when the build is the one that is out', async () => {
    const { store, version } = await published()
    const before = await readRegistry(store)
    expect(await publishArea(store, bookingsBuild())).toEqual({ what: 'bookings', version, isNew: false })
    expect(await readRegistry(store)).toEqual(before)
  })

  it('never writes a file again that is as it was published', async () => {
    const { store, version } = await published()
    const build = `mfe/bookings/${version}`
    const files = async () =>
      (await store.backing.list(build)).map(({ path }) => [path, statSync(inStore(store, path)).ino])
    const before = await files()
    await publishArea(store, bookingsBuild())
    expect(await files()).toEqual(before)
  })

  it('vouches for the entry with its hash', async () => {
    const { store, version } = await published()
    const release = (await readRegistry(store)).areas.bookings?.releases[version]
    expect(release?.integrity).toBe(integrityOf(inStore(store, 'mfe', 'bookings', version, 'remoteEntry.js')))
    expect(release?.entry).toBe(`/mfe/bookings/${version}/remoteEntry.js`)
  })

  it('describes each release where a shell looks that is told its version', async () => {
    const { store, version } = await published()
    await publishArea(store, bookingsBuild('page(2)'))
    await publishArea(store, bookingsBuild('page(3)'))
    const text = readFileSync(inStore(store, 'mfe', 'bookings', `${version}.json`), 'utf8')
    expect(JSON.parse(text)).toEqual((await readRegistry(store)).areas.bookings?.releases[version])
  })

  it('leaves nothing half-made behind', async () => {
    const { store } = await published()
    const all = readdirSync(store.folder, { recursive: true }).map(String)
    expect(all.filter((name) => name.startsWith('tmp/'))).toEqual([])
  })

  it('names the help that the build brings, and none where it brings none', async () => {
    const { store, version } = await published()
    const topic = { id: 'a-stay', title: 'A stay', content: ['Book it.'] }
    const help = { sections: [{ id: 'bookings', title: 'Bookings', order: 1, topics: [topic] }] }
    const next = await publishArea(store, bookingsBuild('page(2)', help))
    const releases = (await readRegistry(store)).areas.bookings?.releases ?? {}
    expect(releases[version]).not.toHaveProperty('help')
    expect(releases[next.version]?.help).toBe(`/mfe/bookings/${next.version}/help.json`)
    expect(JSON.parse(readFileSync(inStore(store, 'mfe', 'bookings', next.version, 'help.json'), 'utf8'))).toEqual(help)
  })

  it('names the languages that the help lies in, and refuses one that the help page could not show', async () => {
    const store = freshStore()
    const inWords = (title: string) => ({
      sections: [{ id: 'a', title, order: 1, topics: [{ id: 'b', title, content: ['C'] }] }],
    })
    const german = bookingsBuild('page()', inWords('Booking'), { it: inWords('Prenotare'), de: inWords('Buchen') })
    const { version } = await publishArea(store, german)
    const english = await publishArea(store, bookingsBuild('page(2)', inWords('Booking')))
    const releases = (await readRegistry(store)).areas.bookings?.releases ?? {}
    expect(releases[version]?.help_languages).toEqual(['de', 'it'])
    expect(releases[english.version]).not.toHaveProperty('help_languages')
    const refused = publishArea(store, bookingsBuild('page(3)', inWords('Booking'), { de: inWords('') }))
    await expect(refused).rejects.toThrow(/help\.de\.json is not a help file/)
  })

  it('gives a build with other words in its help a version of its own', async () => {
    const store = freshStore()
    const help = (title: string) => ({
      sections: [{ id: 'a', title: 'A', order: 1, topics: [{ id: 'b', title, content: ['C'] }] }],
    })
    const first = await publishArea(store, bookingsBuild('page()', help('One')))
    const second = await publishArea(store, bookingsBuild('page()', help('Two')))
    expect(second.version).not.toBe(first.version)
  })

  it('refuses help that the help page could not show, and says what is wrong with it', async () => {
    const store = freshStore()
    const help = { sections: [{ id: 'Not a slug', title: 'A', order: 1, topics: [] }] }
    const refused = publishArea(store, bookingsBuild('page()', help))
    await expect(refused).rejects.toThrow(/is not a help file: [^]*sections\[0\]\.id/)
    expect((await readRegistry(store)).areas.bookings).toBeUndefined()
  })

  it('refuses what no build left behind', async () => {
    await expect(publishArea(freshStore(), join(freshStore().folder))).rejects.toThrow('build it again')
  })
})

describe('the HTML of a page', () => {
  it('has first calls, the scripts of the shell, the preloads of the page, the styles, and the registry last', async () => {
    const { version, html } = await published()
    const text = await html('index.bookings.owner-dashboard-bookings.html')
    const order = [
      'id="first-calls">["/api/bookings/?page=1"]',
      '/theme.js"></script>',
      '<script defer crossorigin src="/shell/static/js/index.7.js" integrity="sha384-',
      `id="preload">[{"href":"/mfe/bookings/${version}/remoteEntry.js","integrity":"sha384-`,
      `"href":"/mfe/bookings/${version}/static/js/page.js"`,
      '"href":"/shell/static/js/data.js"',
      '<style>.shell-nav{color:red}</style>',
      '<div id="root">',
      'id="registry">{"schema":1',
    ].map((part) => text.indexOf(part))
    expect(order.every((place) => place >= 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('holds the real words of the navigation in all of its languages, escaped', async () => {
    const { html } = await published()
    expect(await html('index.bookings.html')).toContain(
      '<span data-de="Buchungen &lt;alle&gt;">Bookings &lt;all&gt;</span>',
    )
  })

  it('of the shell has the messages of the page to preload, each for the readers of its language', async () => {
    const { html } = await published()
    expect(await html('index.shell.owner.html')).toMatch(
      /id="preload">\[.*"href":"\/shell\/static\/js\/landing\.de\.js","integrity":"sha384-[^"]+","lang":"de"\}\]/,
    )
  })

  it('cannot be broken out of by data of a release', async () => {
    const { html } = await published()
    expect(await html('index.bookings.html')).not.toContain('Bookings <all>')
  })

  it('names the help of a release and holds nothing of its words', async () => {
    const { store, html } = await published()
    const topic = { id: 'a-stay', title: 'Words of the help', content: ['Words of the help'] }
    const help = { sections: [{ id: 'bookings', title: 'Words of the help', order: 1, topics: [topic] }] }
    const { version } = await publishArea(store, bookingsBuild('page(2)', help))
    expect(await html('index.bookings.html')).toContain(`"help":"/mfe/bookings/${version}/help.json"`)
    expect(await html('index.bookings.html')).not.toContain('Words of the help')
  })

  it('names only releases that somebody can get', async () => {
    const { store } = await published()
    for (const script of ['page(2)', 'page(3)']) await publishArea(store, bookingsBuild(script))
    const { bookings } = (await readRegistry(store)).areas
    expect(Object.keys(bookings?.releases ?? {})).toHaveLength(3)
    expect(Object.keys(outside(await readRegistry(store)).areas.bookings?.releases ?? {})).toHaveLength(2)
  })
})

describe('a build that was damaged in the store', () => {
  it('costs its own pages their preloads, and no other team its release', async () => {
    const { store, version, html } = await published()
    rmSync(inStore(store, 'mfe', 'bookings', version, 'area.json'))
    await publishArea(store, publicBuild())
    await publishShell(store, shellBuild('shell(2)'))
    expect(await html('index.bookings.html')).toContain('id="preload">[]</script>')
    expect(await html('index.public.html')).toContain('"href":"/mfe/public/')
  })
})

describe('publishing the shell', () => {
  it('keeps the files of the shell before, for tabs that are open', async () => {
    const { store } = await published()
    await publishShell(store, shellBuild('shell(2)'))
    const files = readdirSync(inStore(store, 'shell', 'static', 'js')).filter((name) => name.endsWith('.js'))
    expect(files).toEqual(['data.js', 'index.7.js', 'index.8.js', 'landing.de.js'])
  })
})
