import { execFileSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changeRights } from '../rights/change-rights.ts'
import { createKeyPair } from '../rights/keys.ts'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'
import { publishAll, type PublishOptions } from './publish-all.ts'

/** A folder of the temporary one until the test ends. */
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'keyhaven-team-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const both = ['shell', 'bookings']

/** One release store, and what everybody has in it. */
const installation = () => {
  const store = freshStore()
  const publish = async (workspaces: string, only: readonly string[] = both, options: PublishOptions = {}) => {
    const lines: string[] = []
    const published = await publishAll(store, only, (line) => lines.push(line), { workspaces, ...options })
    return { lines, version: published.at(-1)?.version }
  }
  const stable = async () => (await readRegistry(store)).areas.bookings?.stable
  const shell = async () => (await readRegistry(store)).shell.version
  return { store, publish, stable, shell }
}

/** Working copy in which shell and bookings are built. */
const workingCopy = (page: string, script = 'shell()', path = folder()) => {
  const put = (place: string, build: string) => {
    mkdirSync(join(path, place), { recursive: true })
    cpSync(build, join(path, place), { recursive: true })
  }
  put('mfe-bookings/dist', bookingsBuild(page))
  put('shell/dist', shellBuild(script))
  return path
}

describe('a server that starts', () => {
  const atStart = { atStart: true }

  it('gives everybody what nobody has yet, and later what its own folder has new', async () => {
    const { publish, stable } = installation()
    const host = workingCopy('page(1)')
    const first = await publish(host, both, atStart)
    expect(await stable()).toBe(first.version)
    const next = await publish(workingCopy('page(2)', 'shell(2)', host), both, atStart)
    expect(next.version).not.toBe(first.version)
    expect(await stable()).toBe(next.version)
  })

  it('brings out what its key has a right to, and says what it has not, where the store has rights', async () => {
    const { store, publish, stable, shell } = installation()
    const host = workingCopy('page(1)')
    const first = await publish(host, both, atStart)
    const [root, server] = [createKeyPair(), createKeyPair()]
    await changeRights(store, { by: 'olga', what: 'rights', key: createPrivateKey(root.pem) }, () => [
      { name: 'root', publicKey: root.publicKey, may: ['*'] },
      { name: 'server', publicKey: server.publicKey, may: ['shell'] },
    ])
    const shellBefore = await shell()
    const next = workingCopy('page(2)', 'shell(2)', host)
    const without = await publish(next, both, atStart)
    expect([await stable(), await shell()]).toEqual([first.version, shellBefore])
    expect(without.lines.join()).toContain('not for everybody, This store has rights: RELEASE_KEY must name')
    const calls = { 'GET /api/bookings/': { access: 'owner', query: { properties: { page: {} } } } }
    const withKey = await publish(next, both, { ...atStart, api: { calls }, key: createPrivateKey(server.pem) })
    expect(withKey.lines.join()).toContain('not for everybody, server has no right to bookings')
    expect(withKey.lines.join()).toContain('The API that starts is not written down: server has no right to api')
    expect(await stable()).toBe(first.version)
    expect(await shell()).not.toBe(shellBefore)
  })

  it('takes no release of another team back, and says whose is out', async () => {
    const { publish, stable, shell } = installation()
    const host = workingCopy('page(1)')
    await publish(host, both, atStart)
    const teams = await publish(workingCopy('page(2)'), ['bookings'], { by: 'berta' })
    for (const [page, script] of [
      ['page(1)', 'shell()'],
      ['page(3)', 'shell(33)'],
    ] as const) {
      const { lines } = await publish(workingCopy(page, script, host), both, atStart)
      expect(await stable()).toBe(teams.version)
      expect(lines.join('\n')).toMatch(
        new RegExp(
          `bookings 1.0.0-.*: not for everybody, everybody has ${teams.version}, published by berta on .* from `,
        ),
      )
      // The shell that is out came from this folder.
      expect(lines[0]).toContain(`shell ${await shell()}`)
    }
  })

  it('is not the source of what it only put there and a team published then', async () => {
    const { publish, stable } = installation()
    const host = workingCopy('page(1)')
    await publish(host, both, atStart)
    await publish(workingCopy('page(2)'), ['bookings'])
    await publish(workingCopy('page(3)', 'shell()', host), both, atStart)
    const teams = await publish(workingCopy('page(3)'), ['bookings'])
    await publish(workingCopy('page(1)', 'shell()', host), both, atStart)
    expect(await stable()).toBe(teams.version)
  })

  it('keeps a team’s release when containers of a new image start, which go on with one another’s', async () => {
    const { publish, stable } = installation()
    const image = { atStart: true, from: 'image' }
    await publish(workingCopy('page(1)'), both, image)
    const second = await publish(workingCopy('page(2)'), both, image)
    expect(await stable()).toBe(second.version)
    const teams = await publish(workingCopy('page(3)'), ['bookings'])
    await publish(workingCopy('page(4)'), both, image)
    expect(await stable()).toBe(teams.version)
  })
})

describe('publishing over a release that is out', () => {
  const git = (path: string, ...args: string[]) =>
    execFileSync('git', ['-C', path, '-c', 'user.name=anna', '-c', 'user.email=anna@example.com', ...args])
  const commit = (path: string, text: string) => {
    mkdirSync(join(path, 'mfe-bookings/src'), { recursive: true })
    writeFileSync(join(path, 'mfe-bookings/src/page.ts'), text)
    git(path, 'add', '--all')
    git(path, 'commit', '--quiet', '--message', text)
  }
  /** A repository with a commit, and a clone of it, in each of which bookings are built. */
  const twoClones = () => {
    const mine = folder()
    git(mine, 'init', '--quiet', '--initial-branch', 'main')
    writeFileSync(join(mine, '.gitignore'), 'dist\n')
    commit(mine, 'one')
    const theirs = folder()
    git(theirs, 'clone', '--quiet', mine, '.')
    return { mine: workingCopy('page(1)', 'shell()', mine), theirs: workingCopy('page(2)', 'shell()', theirs) }
  }

  it('is refused from sources that do not have its commit, which says whose it is, until they have it or are told to', async () => {
    const { publish, stable } = installation()
    const { mine, theirs } = twoClones()
    await publish(mine, both)
    commit(theirs, 'two')
    const next = await publish(theirs, ['bookings'], { by: 'berta' })
    expect(await stable()).toBe(next.version)

    await expect(publish(mine, ['bookings'])).rejects.toThrow(
      /^Nothing was changed\. bookings: everybody has .*, published by berta on .*, commit [0-9a-f]{9}, and these sources do not contain that commit\. .*--over$/,
    )
    commit(mine, 'a later commit that is beside it')
    await expect(publish(mine, ['bookings'])).rejects.toThrow('do not contain that commit')
    expect(await stable()).toBe(next.version)
    git(mine, 'pull', '--quiet', '--no-edit', '--no-rebase', '-X', 'ours', theirs, 'main')
    const merged = await publish(workingCopy('page(3)', 'shell()', mine), ['bookings'])
    expect(await stable()).toBe(merged.version)
    await expect(publish(theirs, ['bookings'])).rejects.toThrow('do not contain that commit')
    await publish(theirs, ['bookings'], { over: true })
    expect(await stable()).toBe(next.version)
  })

  it('is refused where the release has changes that nobody has committed', async () => {
    const { publish } = installation()
    const { mine, theirs } = twoClones()
    writeFileSync(join(theirs, 'mfe-bookings/src/page.ts'), 'a quick change')
    await publish(theirs, both)
    await expect(publish(mine, ['bookings'])).rejects.toThrow('it has changes that no commit holds')
  })

  it('is no question in one’s own folder after a commit was amended', async () => {
    const { publish, stable } = installation()
    const { mine } = twoClones()
    await publish(mine, both)
    git(mine, 'commit', '--quiet', '--amend', '--message', 'one, said better', '--date', '2099-01-01T00:00:00Z')
    const next = await publish(workingCopy('page(9)', 'shell()', mine), ['bookings'])
    expect(await stable()).toBe(next.version)
  })
})

it('publishes what is named alone, the shell or a list', async () => {
  const { publish, stable, shell } = installation()
  const mine = workingCopy('page(1)')
  await publish(mine, both)
  const [before, shellBefore] = [await stable(), await shell()]
  workingCopy('page(2)', 'shell(22)', mine)
  await publish(mine, ['shell'])
  expect(await stable()).toBe(before)
  expect(await shell()).not.toBe(shellBefore)
})
