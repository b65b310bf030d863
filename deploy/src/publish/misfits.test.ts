import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiShapes, CallShapes, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
import { describe, expect, it } from 'vitest'
import { readRegistry } from '../store/generation.ts'
import type { Store } from '../store/store.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { changeStore } from './change-store.ts'
import { putApi, withApi } from '../builds/stored-builds.ts'
import { publishAll } from './publish-all.ts'
import { publishArea, publishShell } from './publish.ts'

/** A build that says more of itself. */
const saying = (dist: string, name: string, more: object) => {
  const file = join(dist, `${name}.json`)
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...more }))
  return dist
}
const listOf = (...fields: string[]): CallShapes => ({
  'GET /api/bookings/': {
    access: 'owner',
    query: { properties: { page: { type: 'integer' } } },
    response: {
      type: 'array',
      items: {
        type: 'object',
        properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
        required: fields,
      },
    },
  },
})
const platform = { contract: { version: '2.1.0', since: '2.0.0' } }
const shell = (script: string, ...names: string[]) =>
  saying(shellBuild(script), 'shell', { platform, offers: { 'web/list': names } })
const area = (script: string, more: object) =>
  saying(bookingsBuild(script), 'area', { needs: { contract: '2.0' }, ...more })
const borrowing = (...names: string[]) => ({ borrows: { 'web/list': names } })
const reading = (...fields: string[]) => ({ calls: listOf(...fields) })

const start = async (...apis: CallShapes[]) => {
  const store = freshStore()
  await publishShell(store, shell('shell(1)', 'ListPage', 'DataTable'))
  const runApi = async (calls: CallShapes, more: Omit<ApiShapes, 'calls'> = {}) => {
    const version = await putApi(store, { calls, ...more })
    await changeStore(store, { by: 'anna', what: 'api' }, (registry) => withApi(registry, version))
    return version
  }
  const versions: string[] = []
  for (const calls of apis) versions.push(await runApi(calls))
  const { version: shellVersion } = (await readRegistry(store)).shell
  return { store, runApi, versions, shellVersion, out: async () => (await readRegistry(store)).areas.bookings?.stable }
}

describe('a release that is published', () => {
  it('is out when shell and API have what it needs', async () => {
    const { store, out } = await start(listOf('id', 'total'))
    const { version } = await publishArea(store, area('a', { ...borrowing('ListPage'), ...reading('id') }))
    expect(await out()).toBe(version)
  })

  it('is refused when it borrows what the shell does not offer, and nothing is changed', async () => {
    const { store, out, shellVersion } = await start()
    await expect(publishArea(store, area('a', borrowing('ListPage', 'ListMap')))).rejects.toThrow(
      `needs web/list ListMap, which shell ${shellVersion} does not offer`,
    )
    expect(await out()).toBeUndefined()
  })

  it('is refused when it was built with a newer contract than the shell has', async () => {
    const { store } = await start()
    await expect(publishArea(store, area('a', { needs: { contract: '2.2' } }))).rejects.toThrow(
      'it needs contract 2.2, this shell has 2.1.0',
    )
  })

  it('is refused when the API does not answer what it reads', async () => {
    const { store, versions } = await start(listOf('id'))
    await expect(publishArea(store, area('a', reading('id', 'total')))).rejects.toThrow(
      `cannot live with API ${versions[0]}: GET /api/bookings/: its answer[].total may be missing now`,
    )
  })

  it('is refused when the previous API could not serve it, unless the way back is given up', async () => {
    const { store, out } = await start(listOf('id'), listOf('id', 'total'))
    const next = area('a', reading('id', 'total'))
    await expect(publishArea(store, next)).rejects.toThrow('its answer[].total may be missing now')
    const { version } = await publishArea(store, next, { wayBack: false })
    expect(await out()).toBe(version)
  })

  it('has the same problem as the release before it, which is no reason, and a new one says how to go on', async () => {
    const { store, out } = await start(listOf('id'), listOf('id', 'total'))
    const next = area('a', reading('id', 'total'))
    await expect(publishArea(store, next)).rejects.toThrow('--no-way-back gives that up')
    await publishArea(store, next, { wayBack: false })
    const { version } = await publishArea(store, area('a label', reading('id', 'total')))
    expect(await out()).toBe(version)
  })

  it('is refused in a dry run, too, which then writes nothing either', async () => {
    const { store, shellVersion } = await start()
    const workspaces = mkdtempSync(join(tmpdir(), 'keyhaven-workspaces-'))
    try {
      renameSync(area('a', borrowing('ListMap')), join(workspaces, 'dist'))
      mkdirSync(join(workspaces, 'mfe-bookings'))
      renameSync(join(workspaces, 'dist'), join(workspaces, 'mfe-bookings/dist'))
      const tried = publishAll(store, ['bookings'], () => undefined, { workspaces, dryRun: true })
      await expect(tried).rejects.toThrow(`web/list ListMap, which shell ${shellVersion} does not offer`)
      expect((await readRegistry(store)).areas.bookings).toBeUndefined()
    } finally {
      rmSync(workspaces, { recursive: true })
    }
  })

  it('is refused as a canary, too', async () => {
    const { store } = await start()
    await publishArea(store, area('a', borrowing('ListPage')))
    await expect(publishArea(store, area('b', borrowing('ListMap')), { percent: 5 })).rejects.toThrow(
      'web/list ListMap',
    )
  })
})

describe('a shell that is published', () => {
  it('is refused when it does not refresh what an area shows after commands of it', async () => {
    const { store } = await start()
    const refreshing = (script: string, ...domains: string[]) =>
      saying(shellBuild(script), 'shell', { refreshes: { bookings: domains } })
    await publishShell(store, refreshing('shell(22)', 'bookings', 'invoices'))
    const { version } = await publishArea(store, area('a', { needs: {}, refreshes: { bookings: ['invoices'] } }))
    await expect(publishShell(store, refreshing('shell(333)', 'bookings'))).rejects.toThrow(
      new RegExp(`bookings ${version} does not fit shell .*: it does not refresh invoices after a command of bookings`),
    )
    await publishShell(store, refreshing('shell(333)', 'bookings', 'invoices', 'units'))
  })

  it('is refused when it lacks what a release needs that is out, or could be gone back to', async () => {
    const { store } = await start()
    const { version: first } = await publishArea(store, area('a', borrowing('DataTable')))
    const narrow = shell('shell(22)', 'ListPage')
    await expect(publishShell(store, narrow)).rejects.toThrow(`bookings ${first} needs web/list DataTable`)
    await publishArea(store, area('b', borrowing('ListPage')))
    await expect(publishShell(store, narrow)).rejects.toThrow(`bookings ${first} needs web/list DataTable`)
    await publishArea(store, area('c', borrowing('ListPage')))
    await publishShell(store, narrow)
  })

  it('is refused when it does not set a custom property that the styles of an area use', async () => {
    const { store } = await start()
    const setting = (script: string, ...styles: string[]) => saying(shellBuild(script), 'shell', { styles })
    const { version } = await publishArea(store, area('a', { needs: {}, styles: ['--line'] }))
    await publishShell(store, setting('shell(22)', '--ink', '--line'))
    await expect(publishShell(store, setting('shell(333)', '--ink'))).rejects.toThrow(
      new RegExp(`bookings ${version} uses --line in its styles, which shell .* does not set`),
    )
  })

  it('may bring names that areas borrow from then on, and cannot be rolled back below them', async () => {
    const { store } = await start()
    await publishArea(store, area('a', borrowing('ListPage')))
    await publishShell(store, shell('shell(22)', 'ListPage', 'DataTable', 'ListMap'))
    // The shell before has no map: as long as it may come back, no area may need one.
    const next = area('b', borrowing('ListMap'))
    await expect(publishArea(store, next)).rejects.toThrow('web/list ListMap')
    await publishArea(store, next, { wayBack: false })
    const { previous = '' } = (await readRegistry(store)).shell
    const { promoteShell } = await import('./shell-rollout.ts')
    await expect(
      changeStore(store, { by: 'anna', what: 'rollback shell' }, async (registry) => ({
        ...registry,
        shell: await promoteShell(store, registry.shell, previous),
      })),
    ).rejects.toThrow('Nothing was changed.')
  })
})

describe('a shell that is a canary', () => {
  const publishCanary = (store: Store, build: string) => publishShell(store, build, { percent: 5 })

  it('is refused when it lacks what a release needs that is out, or on trial itself', async () => {
    const { store } = await start()
    const { version: first } = await publishArea(store, area('a', borrowing('ListPage')))
    const { version: trial } = await publishArea(store, area('b', borrowing('DataTable')), { percent: 50 })
    await expect(publishCanary(store, shell('shell(22)', 'DataTable'))).rejects.toThrow(`bookings ${first} needs`)
    await expect(publishCanary(store, shell('shell(22)', 'ListPage'))).rejects.toThrow(`bookings ${trial} needs`)
    expect((await readRegistry(store)).shell).not.toHaveProperty('rollout')
    await publishCanary(store, shell('shell(22)', 'ListPage', 'DataTable'))
  })

  it('is a shell that the next release of an area has to fit, beside the stable one', async () => {
    const { store, out, shellVersion } = await start()
    const { version: canary } = await publishCanary(store, shell('shell(22)', 'ListPage', 'ListMap'))
    const refusal = (name: string, version: string) => `needs web/list ${name}, which shell ${version} does not offer`
    const publish = (name: string) => publishArea(store, area(name, borrowing(name)))
    await expect(publish('DataTable')).rejects.toThrow(refusal('DataTable', canary))
    await expect(publish('ListMap')).rejects.toThrow(refusal('ListMap', shellVersion))
    const { version } = await publish('ListPage')
    expect(await out()).toBe(version)
  })

  it('is refused when the API does not answer what it reads, and so is an API that would not', async () => {
    const { store, runApi } = await start(listOf('id', 'total'))
    await expect(publishCanary(store, saying(shell('shell(22)'), 'shell', reading('price')))).rejects.toThrow('price')
    const { version } = await publishCanary(store, saying(shell('shell(22)'), 'shell', reading('total')))
    await expect(runApi(listOf('id'))).rejects.toThrow(`shell ${version} cannot live with API`)
  })
})

describe('an API that runs', () => {
  it('is refused when a shell that is out reads messages that it does not send so any more', async () => {
    const { store, runApi } = await start()
    const message = (...required: string[]): Shape => ({
      ...{ type: 'object', required },
      properties: { domains: { type: 'array', items: { type: 'string' } } },
    })
    const events = { 'GET /api/events/': message('domains') }
    const { version } = await publishShell(store, saying(shellBuild('shell(333)'), 'shell', { events }))
    // One from before says nothing of its messages.
    await runApi({})
    await runApi({}, { events })
    await expect(runApi({}, { events: { 'GET /api/events/': message() } })).rejects.toThrow(
      new RegExp(
        `shell ${version} cannot live with API .*: GET /api/events/: its message.domains may be missing now ` +
          String.raw`\(keep that until no release needs it, or publish shell from these sources first\)`,
      ),
    )
  })

  it('is refused when a release that is out could not live with it', async () => {
    const { store, runApi, versions } = await start(listOf('id', 'total'))
    await publishArea(store, area('a', reading('id', 'total')))
    await expect(runApi(listOf('id'))).rejects.toThrow('its answer[].total may be missing now')
    expect((await readRegistry(store)).api).toEqual({ version: versions[0] })
    const next = await runApi(listOf('id', 'total', 'currency'))
    expect((await readRegistry(store)).api).toEqual({ version: next, previous: versions[0] })
  })
})
