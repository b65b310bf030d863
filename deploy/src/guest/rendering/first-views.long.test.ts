import { writeFileSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import type { FirstViewRequest } from '@keyhaven/shared-contracts/platform/first-view'
import { testServer } from '@keyhaven/api/testing/test-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { edge } from '../../edge/edge.ts'
import { integrityOf } from '../../store/integrity.ts'
import { changeStore } from '../../publish/change-store.ts'
import { publishArea, publishShell } from '../../publish/publish.ts'
import { putShared } from '../../publish/put-builds.ts'
import { promote, rollBack } from '../../publish/rollout.ts'
import { inStore, type Store } from '../../store/store.ts'
import { freshStore, patient, publicBuild, shellBuild, siteBuild } from '../../testing/builds.ts'
import { firstViews } from './first-views.ts'

const threads: Worker[] = []
const started = (worker: Worker) => void threads.push(worker)
beforeEach(() => {
  threads.length = 0
  process.on('worker', started)
})
afterEach(() => {
  process.off('worker', started)
})

const request: FirstViewRequest = {
  ...{ path: '/', search: '', shows: 'page', own: null, host: null, calls: {} },
  ...{ base: 'http://localhost', canonical: null, hidden: false },
}
const saying = (words: string) =>
  `export const renderPage = ({ path }) => ({ title: '${words}', head: '', root: '<p>${words} at ' + path + '</p>' })`

describe('the thread of a release', () => {
  const open = (limits = patient) => {
    const store = freshStore()
    const error = vi.fn<(about: object, message: string) => void>()
    const views = firstViews(store, { error }, limits)
    const template = (version: string, module: string) => {
      writeFileSync(inStore(store, `${version}.mjs`), module)
      const firstView = { file: `${version}.mjs`, integrity: integrityOf(inStore(store, `${version}.mjs`)) }
      return { text: '', icon: '', preloads: {}, version, firstView }
    }
    return { store, views, template, logged: () => error.mock.calls.map(([about]) => about) }
  }
  const ended = () => vi.waitFor(() => expect(threads.map(({ threadId }) => threadId)).toEqual(threads.map(() => -1)))

  it('renders page after page, until its release is no longer the one that is out', async () => {
    const { views, template, logged } = open()
    const [one, two] = [template('1.0.0-one', saying('One')), template('1.0.0-two', saying('Two'))]
    expect((await views.render(one, request))?.root).toBe('<p>One at /</p>')
    expect((await views.render(one, { ...request, path: '/book' }))?.root).toBe('<p>One at /book</p>')
    expect(threads).toHaveLength(1)
    expect((await views.render(two, request))?.title).toBe('Two')
    await vi.waitFor(() => expect(threads.map(({ threadId }) => threadId > 0)).toEqual([false, true]))
    views.close()
    await ended()
    expect(logged()).toEqual([])
  })

  it('ends while nobody asks, and starts again for the next guest', async () => {
    const { views, template } = open({ ...patient, idleMs: 1 })
    const one = template('1.0.0-idle', saying('One'))
    for (const times of [1, 2]) {
      expect((await views.render(one, request))?.title).toBe('One')
      await ended()
      expect(threads).toHaveLength(times)
    }
  })

  it('goes on after a page that cannot be rendered, and says so once', async () => {
    const { views, template, logged } = open()
    const moody = template(
      '1.0.0-moody',
      `export const renderPage = ({ path }) => {
        if (path !== '/') throw new Error('No headline')
        return { title: 'Fine', head: '', root: '' }
      }`,
    )
    for (const path of ['/book', '/property/1']) expect(await views.render(moody, { ...request, path })).toBe(undefined)
    expect((await views.render(moody, request))?.title).toBe('Fine')
    expect(threads).toHaveLength(1)
    expect(logged()).toEqual([
      expect.objectContaining({
        area: 'public',
        version: '1.0.0-moody',
        err: expect.objectContaining({ message: expect.stringContaining('No headline') as string }) as Error,
      }),
    ])
    views.close()
  })

  it.each([
    ['renders without an end', 'export const renderPage = () => { for (;;); }'],
    ['never answers', 'export const renderPage = () => new Promise(() => {})'],
    ['loads without an end', 'for (;;);'],
    ['takes all memory', 'export const renderPage = () => { const all = []; for (;;) all.push(Array(1e5).fill(0)) }'],
    ['ends its thread', 'export const renderPage = () => process.exit(1)'],
    ['is no module', 'export const renderPage = ('],
    ['renders nothing that is a page', "export const renderPage = () => 'Hello'"],
    ['exports nothing', 'export const other = 1'],
  ])('costs no more than the first view where the module %s', async (_what, module) => {
    const { views, template, logged } = open({ loadMs: 3000, renderMs: 1000, idleMs: 60_000 })
    const broken = template('1.0.0-broken', module)
    const all = await Promise.all([views.render(broken, request), views.render(broken, request)])
    expect(all).toEqual([undefined, undefined])
    expect(await views.render(broken, request)).toBe(undefined)
    expect(logged()).toEqual([expect.objectContaining({ area: 'public', version: '1.0.0-broken' })])
    expect(threads.length).toBe(1)
    views.close()
    await ended()
  })

  it('runs nothing but what was published', async () => {
    const { store, views, template, logged } = open()
    const changed = template('1.0.0-changed', saying('One'))
    writeFileSync(inStore(store, '1.0.0-changed.mjs'), saying('Something else'))
    expect(await views.render(changed, request)).toBe(undefined)
    const gone = { ...changed, version: '1.0.0-gone', firstView: { ...changed.firstView, file: 'gone.mjs' } }
    expect(await views.render(gone, request)).toBe(undefined)
    expect(logged()).toMatchObject([{ version: '1.0.0-changed' }, { version: '1.0.0-gone' }])
  })
})

describe('a page of the guests', () => {
  const publish = async (store: Store, firstView: string | undefined, percent?: number) => {
    const { version: site } = await putShared(store, 'site', siteBuild(firstView))
    await publishArea(store, publicBuild(firstView ?? 'before'), { besides: { site }, ...(percent && { percent }) })
    return site
  }
  const serve = async (store: Store) => {
    const origin = 'http://localhost:8080'
    const operator = { name: '', address: '', email: '' }
    const server = await testServer({
      env: { origin },
      around: (app) => edge(app, { store, operator, origin, limits: patient }),
    })
    const get = async (url: string) => {
      const { statusCode, body } = await server.app.inject({ url, headers: { host: 'book.localhost:8080' } })
      return { status: statusCode, body, shown: /<div id="root">(.*?)<\/div>/.exec(body)?.[1] }
    }
    return get
  }
  const change = async (store: Store, how: typeof promote) => {
    await changeStore(store, { by: 'anna', what: 'change' }, (registry) => {
      const { public: entry } = registry.areas
      if (!entry) throw new Error('Nothing was published')
      return { ...registry, areas: { ...registry.areas, public: how(entry) } }
    })
  }

  it('is rendered by the release that it gets, through canary, promotion and rollback', async () => {
    const store = freshStore()
    await publishShell(store, shellBuild())
    const before = await publish(store, undefined)
    const get = await serve(store)
    // As a release of yesterday, which brings nothing to render with.
    expect(await get('/')).toMatchObject({ status: 200, shown: '' })
    const one = await publish(store, saying('One'))
    expect((await get('/')).shown).toBe('<p>One at /</p>')
    const two = await publish(store, saying('Two'), 50)
    // A canary of the area does not touch the sites of the guests.
    expect((await get('/')).shown).toBe('<p>One at /</p>')
    await change(store, promote)
    expect(await get('/')).toMatchObject({ shown: '<p>Two at /</p>', body: expect.stringContaining(two) as string })
    await change(store, rollBack)
    expect(await get('/')).toMatchObject({ shown: '<p>One at /</p>', body: expect.stringContaining(one) as string })
    await change(store, rollBack)
    expect(await get('/')).toMatchObject({ shown: '', body: expect.stringContaining(before) as string })
  })

  it('comes without a first view where its release breaks, with its status, data and scripts', async () => {
    const store = freshStore()
    await publishShell(store, shellBuild())
    await publish(store, "export const renderPage = () => { throw new Error('No headline') }")
    const get = await serve(store)
    const page = await get('/')
    expect(page).toMatchObject({ status: 200, shown: '' })
    expect(page.body).toContain('<title>Keyhaven</title>')
    expect(page.body).toMatch(/<script type="application\/json" id="first-data">.*\/api\/public\/booking\/\?page=1/)
    expect(page.body).toContain('src="/site/static/js/index.js"')
    expect(await get('/property/999999')).toMatchObject({ status: 404, shown: '' })
  })

  it('leaves what renders it out of what browsers get', async () => {
    const store = freshStore()
    await publishShell(store, shellBuild())
    const site = await publish(store, saying('One'))
    const get = await serve(store)
    expect((await get(`/site/${site}/first-view/first-view.mjs`)).status).toBe(404)
    expect((await get(`/site/${site}/theme.js`)).status).toBe(200)
  })
})
