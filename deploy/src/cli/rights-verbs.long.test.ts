import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, shellBuild } from '../testing/builds.ts'
import { team } from '../testing/team.ts'

it('begins rights, gives one to a pipeline, and says who signed what', async () => {
  const settings: Record<string, string> = {}
  const { data, store, release, json } = team('olga', settings)
  await publishShell(store, shellBuild())
  const { version: first } = await publishArea(store, bookingsBuild())
  await publishArea(store, bookingsBuild('page(2)'))
  expect((await release('rights', 'list')).out).toContain('This store has no rights')
  const keyOf = async (name: string) => {
    const { out } = await release('rights', 'create-key', join(data, `${name}.pem`))
    return out.trim()
  }
  const [olga, ci, other] = [await keyOf('olga'), await keyOf('ci'), await keyOf('other')]
  expect(statSync(join(data, 'ci.pem')).mode & 0o777).toBe(0o600)
  settings['RELEASE_KEY'] = join(data, 'olga.pem')
  expect((await release('rights', 'add', 'ci', ci, 'bookings')).error).toContain('it is the first to be added')
  await release('rights', 'add', 'olga', olga, '*')
  await release('rights', 'add', 'ci', ci, 'bookings', 'shell')
  await release('rights', 'add', 'other', other, 'finance')
  expect((await release('rights', 'list')).out).toContain(`ci  bookings shell  ${ci}`)

  settings['RELEASE_KEY'] = join(data, 'other.pem')
  expect(await release('rollback', 'bookings')).toMatchObject({
    code: 1,
    error: 'error: Nothing was changed. other has no right to bookings\n',
  })
  settings['RELEASE_KEY'] = join(data, 'ci.pem')
  await release('rollback', 'bookings')
  expect((await readRegistry(store)).areas.bookings?.stable).toBe(first)
  expect((await release('history', '--last', '1')).out).toContain('olga (signed by ci)  rollback bookings')
  const [record] = await json<{ signature: { key: string } }[]>('history', '--last', '1')
  expect(record?.signature.key).toBe('ci')
  settings['RELEASE_KEY'] = join(data, 'olga.pem')
  await release('rights', 'remove', 'ci')
  settings['RELEASE_KEY'] = join(data, 'ci.pem')
  expect((await release('pin', 'bookings', '7', first)).error).toContain('is not among the rights of this store')
  expect((await release('verify')).code).toBe(0)
  settings['RELEASE_KEY'] = join(data, 'nothing.pem')
  expect((await release('pin', 'bookings', '7', first)).error).toContain('is no private key that can be read')
}, 240_000)
