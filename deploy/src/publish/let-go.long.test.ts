import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, freshStore, publicBuild, shellBuild } from '../testing/builds.ts'
import { changeStore } from './change-store.ts'
import { publishAll } from './publish-all.ts'
import { publishArea, publishShell } from './publish.ts'
import { pin } from './rollout.ts'

/** A build that says more of itself. */
const saying = (dist: string, name: string, more: object) => {
  const file = join(dist, `${name}.json`)
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...more }))
  return dist
}
const shellOf = (script: string, version: string) =>
  saying(shellBuild(script), 'shell', { platform: { contract: version }, offers: {} })
const areaOf = (script: string, contract: string) => saying(bookingsBuild(script), 'area', { needs: { contract } })

/** The workspaces of a repository that makes a shell and an area, as they lie there after a build. */
const workspacesWith = (builds: Record<string, string>) => {
  const workspaces = freshStore().folder
  for (const [folder, dist] of Object.entries(builds)) {
    mkdirSync(join(workspaces, folder, 'src'), { recursive: true })
    writeFileSync(join(workspaces, folder, 'src/manifest.ts'), '')
    renameSync(dist, join(workspaces, folder, 'dist'))
  }
  return workspaces
}

/** A store in use: a stable release with one before it, one on trial, and one that an owner has. */
const inUse = async () => {
  const store = freshStore()
  await publishShell(store, shellOf('shell(1)', '1.1.0'))
  const { version: first } = await publishArea(store, areaOf('a', '1.0'))
  const { version: second } = await publishArea(store, areaOf('b', '1.1'))
  const { version: trial } = await publishArea(store, areaOf('c', '1.1'), { percent: 20 })
  await changeStore(store, { by: 'anna', what: 'pin' }, ({ areas, ...rest }) => ({
    ...rest,
    areas: { ...areas, ...(areas.bookings && { bookings: pin(areas.bookings, '7', first) }) },
  }))
  return { store, first, second, trial }
}
const next = () => workspacesWith({ shell: shellOf('shell(22)', '2.1.0'), 'mfe-bookings': areaOf('dd', '2.1') })

describe('a shell that comes with its areas', () => {
  it('lets ways back, trials and pins go that cannot live with it, and says each in a line', async () => {
    const { store, first, second, trial } = await inUse()
    const lines: string[] = []
    const published = await publishAll(store, [], (line) => lines.push(line), { workspaces: next(), wayBack: false })
    const { shell, areas } = await readRegistry(store)
    const version = published.find(({ what }) => what === 'bookings')?.version
    expect(areas.bookings).toMatchObject({ stable: version, owners: {} })
    expect(areas.bookings).not.toHaveProperty('previous')
    expect(areas.bookings).not.toHaveProperty('rollout')
    // Its areas could not live with the shell before either.
    expect(shell).not.toHaveProperty('previous')
    const why = (who: string) => `bookings ${who} does not fit shell ${shell.version}: it needs contract`
    expect(lines.filter((line) => line.includes('is let go'))).toEqual([
      expect.stringContaining(`the canary for 20 % is let go, ${why(trial)}`),
      expect.stringContaining(`the release of owner 7 is let go, ${why(first)}`),
      expect.stringContaining(`the way back is let go, ${why(second)}`),
      expect.stringMatching(/^shell: the way back is let go, /),
    ])
    // The next release of an area is not refused for the sake of what is gone.
    await publishArea(store, areaOf('e', '2.1'))
  })

  it('keeps what goes on to fit', async () => {
    const { store, second, trial, first } = await inUse()
    const lines: string[] = []
    const workspaces = workspacesWith({ shell: shellOf('shell(22)', '1.2.0'), 'mfe-bookings': areaOf('dd', '1.1') })
    await publishAll(store, [], (line) => lines.push(line), { workspaces, wayBack: false })
    const { areas } = await readRegistry(store)
    expect(areas.bookings).toMatchObject({ previous: second, rollout: { version: trial }, owners: { 7: first } })
    expect(lines.join()).not.toContain('is let go')
  })

  it('lets a canary of the shell go that the areas which come do not fit, and keeps one that they do', async () => {
    const store = freshStore()
    await publishShell(store, shellOf('shell(1)', '1.1.0'))
    await publishArea(store, areaOf('a', '1.0'))
    const { version: canary } = await publishShell(store, shellOf('shell(canary)', '1.2.0'), { percent: 5 })
    const publish = async (script: string, contract: string) => {
      const shell = shellOf(`shell('${script}')`, `${contract}.0`)
      const workspaces = workspacesWith({ shell, 'mfe-bookings': areaOf(script, contract) })
      const lines: string[] = []
      await publishAll(store, [], (line) => lines.push(line), { workspaces, wayBack: false })
      return lines.filter((line) => line.includes('canary'))
    }
    expect(await publish('b', '1.2')).toEqual([])
    expect((await readRegistry(store)).shell.rollout?.version).toBe(canary)
    const [line] = await publish('cc', '1.3')
    expect(line).toMatch(new RegExp(`^shell: the canary for 5 % is let go, bookings .* does not fit shell ${canary}: `))
    expect((await readRegistry(store)).shell).not.toHaveProperty('rollout')
  })

  it('leaves an area of another team out where a server starts, and is refused otherwise', async () => {
    const { store } = await inUse()
    const { version } = await publishArea(store, saying(publicBuild(), 'area', { needs: { contract: '1.0' } }))
    const lines: string[] = []
    const say = (line: string) => lines.push(line)
    const why = `public ${version} does not fit shell`
    await expect(publishAll(store, [], say, { workspaces: next() })).rejects.toThrow(why)
    await publishAll(store, [], say, { workspaces: next(), keepsUnfit: true })
    expect((await readRegistry(store)).areas.public?.stable).toBe(version)
    expect(lines.join('\n')).toMatch(
      /^public: its pages say that they cannot be shown until it is published again, public/m,
    )
  })
})
