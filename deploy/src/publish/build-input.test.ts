import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../store/backing.ts'
import { BuildError } from '../store/integrity.ts'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, embedBuild, freshStore, publicBuild, shellBuild, siteBuild } from '../testing/builds.ts'
import { publishAll } from './publish-all.ts'
import { publishArea, publishShell } from './publish.ts'

type Area = { manifest: { paths: string[]; nav: object[]; pages: object[]; settings?: object[] }; groups: object[] }

/** A build of bookings that says something else of itself. */
const saying = (more: (areaInfo: Area) => object, dist = bookingsBuild('page(2)')) => {
  const file = join(dist, 'area.json')
  const info = JSON.parse(readFileSync(file, 'utf8')) as Area
  writeFileSync(file, JSON.stringify({ ...info, ...more(info) }))
  return dist
}
const declaring = (more: Partial<Area['manifest']>) =>
  saying(({ manifest }) => ({ manifest: { ...manifest, ...more } }))
const holding = (path: string, put: (file: string) => void) => {
  const dist = bookingsBuild('page(2)')
  mkdirSync(join(dist, path, '..'), { recursive: true })
  put(join(dist, path))
  return dist
}
const text = (file: string) => writeFileSync(file, 'text')
const groupOf = (file: string) =>
  saying(({ groups }) => ({
    groups: [...groups, { request: './a.ts', share: null, initial: false, files: [file], shares: [] }],
  }))

const hostile: Record<string, () => string> = {
  'a version that leads elsewhere': () => saying(() => ({ version: '../../../escaped' })),
  'a version that is none': () => saying(() => ({ version: '1.0' })),
  'a version with a line break': () => saying(() => ({ version: '1.0.0\n' })),
  'a linked folder': () => holding('static/etc', (file) => symlinkSync('/etc', file)),
  'a linked file': () => holding('static/passwd', (file) => symlinkSync('/etc/passwd', file)),
  'a link to nothing': () => holding('static/nothing', (file) => symlinkSync('/nowhere/at/all', file)),
  'a name that begins with a dot': () => holding('static/.env', text),
  'a name with a backslash': () => holding('static/..\\..\\up.js', text),
  'a name with a line break': () => holding('static/a\nb.js', text),
  'two names that differ in capitals alone': () => holding('static/js/PAGE.js', text),
  'a compressed form of its own': () => holding('static/js/page.js.br', text),
  'a record of hashes of its own': () => holding('integrity.json', text),
  'a file that is too large': () =>
    holding('static/large.bin', (file) => {
      text(file)
      truncateSync(file, 26_000_000)
    }),
  'a file outside of the build': () => groupOf('../../../registry.json'),
  'a file by an absolute path': () => groupOf('/etc/passwd'),
  'a file that is not there': () => groupOf('static/js/gone.js'),
  'a need that is no version': () => saying(() => ({ needs: { contract: 'latest' } })),
  'a manifest of another area': () => declaring({ ...({ area: 'auth' } as object) }),
}

describe('a build that is published', () => {
  it.each(Object.entries(hostile))('is refused with %s before anything of it is copied', async (_, build) => {
    const store = freshStore()
    const dist = build()
    await expect(publishArea(store, dist)).rejects.toThrow(BuildError)
    expect(filesBelow(store.folder)).toEqual([])
    expect(existsSync(join(store.folder, '../escaped'))).toBe(false)
  })

  it('may not replace a file that builds share with another one', async () => {
    const store = freshStore()
    await publishShell(store, shellBuild())
    const other = shellBuild('shell(22)')
    writeFileSync(join(other, 'static/js/data.js'), 'other()')
    await expect(publishShell(store, other)).rejects.toThrow('lies in the store under the same name')
  })
})

/** Workspaces in which the folder of bookings holds what it is given. */
const workspacesWith = (bookings: string, site = siteBuild()) => {
  const workspaces = freshStore().folder
  const put = (folder: string, dist: string) => {
    mkdirSync(join(workspaces, folder, '..'), { recursive: true })
    renameSync(dist, join(workspaces, folder))
  }
  put('mfe-bookings/dist', bookings)
  put('mfe-public/dist', publicBuild())
  put('mfe-public/dist-site', site)
  put('mfe-public/dist-embed', embedBuild())
  return workspaces
}

describe('publish X', () => {
  it('publishes X only, whatever the build in its folder says of itself', async () => {
    const store = freshStore()
    const auth = saying(({ manifest }) => ({ area: 'auth', manifest: { ...manifest, area: 'auth' } }))
    const publishing = publishAll(store, ['bookings'], () => undefined, { workspaces: workspacesWith(auth) })
    await expect(publishing).rejects.toThrow(/area\.json is of auth, not of bookings/)
    expect((await readRegistry(store)).areas).toEqual({})
    expect(existsSync(join(store.folder, 'mfe'))).toBe(false)
  })

  it('copies nothing where one of the builds that are published together is refused', async () => {
    const store = freshStore()
    const site = siteBuild()
    symlinkSync('/etc', join(site, 'static/etc'))
    const workspaces = workspacesWith(bookingsBuild(), site)
    await expect(publishAll(store, ['bookings', 'public'], () => undefined, { workspaces })).rejects.toThrow(
      'is a link',
    )
    expect(existsSync(join(store.folder, 'mfe'))).toBe(false)
  })
})

const nav = { id: 'b', label: 'Bookings', icon: 'M4 4h4', order: 1, place: 'main' }
const own = ['/owner/dashboard', '/owner/dashboard/bookings/*']
const takes: Record<string, { manifest: Partial<Area['manifest']>; why: string }> = {
  'an address of another area': { manifest: { paths: [...own, '/book'] }, why: '/book is of public' },
  'an address below those of another area': { manifest: { paths: [...own, '/property/special'] }, why: 'is of public' },
  'addresses around those of another area': { manifest: { paths: [...own, '/*'] }, why: '/* is of public' },
  'a page of the shell': { manifest: { paths: [...own, '/owner'] }, why: 'is of the shell' },
  'everything of the shell': { manifest: { paths: [...own, '/owner/*'] }, why: '/owner/* is of the shell' },
  'an address of the platform': { manifest: { paths: [...own, '/keyhaven/api'] }, why: "is the platform's" },
  'navigation that leads elsewhere': {
    manifest: { nav: [{ ...nav, path: '/book' }] },
    why: '/book is not among its paths',
  },
  'a page that is not its own': { manifest: { pages: [{ path: '/book' }] }, why: '/book is not among its paths' },
  'the same place twice': {
    manifest: {
      nav: [
        { ...nav, path: own[0] },
        { ...nav, path: own[0] },
      ],
    },
    why: 'navigation item “b” is there twice',
  },
  'a label that is none': {
    manifest: { nav: [{ ...nav, path: own[0], label: 'word '.repeat(300) }] },
    why: 'is no label',
  },
}

describe('a release', () => {
  const published = async () => {
    const store = freshStore()
    const shell = shellBuild()
    await publishShell(store, shell)
    await publishArea(store, publicBuild())
    const { version } = await publishArea(store, bookingsBuild())
    return { store, version }
  }
  it.each(Object.entries(takes))('may not take %s', async (_, { manifest, why }) => {
    const { store, version } = await published()
    await expect(publishArea(store, declaring(manifest))).rejects.toThrow(why)
    await expect(publishArea(store, declaring(manifest), { percent: 5 })).rejects.toThrow(why)
    expect((await readRegistry(store)).areas.bookings).toMatchObject({ stable: version })
    expect((await readRegistry(store)).areas.bookings).not.toHaveProperty('rollout')
  })

  it('has a section of settings below the settings of another area, but not a page of that', async () => {
    const store = freshStore()
    const settings = saying(
      () => ({
        manifest: {
          area: 'bookings',
          paths: ['/owner/dashboard/settings/*'],
          pages: [{ path: '/owner/dashboard/settings/keys' }],
        },
      }),
      bookingsBuild(),
    )
    await publishArea(store, settings)
    const section = (name: string, title: string) => {
      const path = `/owner/dashboard/settings/${name}`
      const dist = publicBuild(title)
      return saying(
        ({ manifest }) => ({
          manifest: { ...manifest, paths: ['/', path], pages: [{ path }], settings: [{ id: name, title, path }] },
        }),
        dist,
      )
    }
    await publishArea(store, section('site', 'Public site'))
    await expect(publishArea(store, section('keys', 'Keys'))).rejects.toThrow(
      '/owner/dashboard/settings/keys is of bookings',
    )
  })
})
