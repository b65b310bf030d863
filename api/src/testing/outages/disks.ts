import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageForm } from '../image-form.ts'
import { encoded } from '../pictures.ts'
import { aProperty } from '../factories.ts'
import type { Ground } from './ground.ts'
import { type Outage, until } from './outage.ts'

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })
const cannotMount = (() => {
  if (process.getuid?.() !== 0) return 'mounting a small disk takes root'
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'no disk can be mounted here'
  }
})()

/** Restarts the API with DATA_DIR on a disk of eight megabytes, and lets it be broken: what needs no disk goes on, a picture is refused in words. */
const onSmallDisk = async (
  ground: Ground,
  breakIt: (disk: string) => Promise<void>,
  mendIt: (disk: string) => Promise<void>,
) => {
  const disk = join(ground.folder, 'disk')
  mkdirSync(disk)
  mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk)
  try {
    await ground.api().end('SIGTERM')
    await ground.restart({ DATA_DIR: disk })
    const owner = { ...ground.owner, user: undefined as never, password: '' }
    const { id } = await aProperty(owner)
    const bytes = await encoded.png(300, 200)
    const add = () =>
      owner.call<{ message?: string; image?: string }>(
        'POST',
        '/api/property-images/',
        imageForm({ property: id, alt_text: 'A view' }, bytes, 'a.png'),
      )
    const problems: string[] = []
    const expectThat = (isSo: boolean, otherwise: string) => void (isSo || problems.push(otherwise))
    const before = await add()
    expectThat(before.status === 201, `before, an upload was ${before.status}`)
    await breakIt(disk)
    const refused = await add()
    expectThat(refused.status === 503, `an upload was answered with ${refused.status}`)
    const text = await owner.call('POST', '/api/properties/', { ...house, name: 'Meanwhile' })
    expectThat(text.status === 201, `what needs no disk was answered with ${text.status}`)
    const said = await ground.readiness()
    await mendIt(disk)
    const after = await add()
    expectThat(after.status === 201, `afterwards an upload was ${after.status}`)
    const kept = await fetch(`${ground.api().url}/media/${before.body.image}`)
    expectThat(kept.status === 200, `the picture of before is ${kept.status}`)
    await until('ready', async () => (await ground.readiness()).status === 'ready')
    return {
      seen: `uploads: ${before.status}, ${refused.status} (“${refused.body.message ?? ''}”), ${after.status}; readiness meanwhile: ${said.status} ${said.reasons.join(', ')}`,
      problems,
    }
  } finally {
    await ground.api().end('SIGTERM')
    await ground.restart()
    execFileSync('umount', ['-l', disk])
  }
}
const house = {
  ...{ description: 'By the lake.', active: true },
  address: {
    street: 'Seeweg',
    house_number: '7a',
    postal_code: '5310',
    city: 'Mondsee',
    country: 'Austria',
    phone: '+436641234567',
  },
}

const full: Outage = {
  name: 'the disk of DATA_DIR is full',
  promise:
    'A picture is refused in words with 503 and leaves nothing behind; everything else goes on; readiness says so; room is enough to mend it',
  isQuick: true,
  cannotRun: cannotMount,
  run: (ground) =>
    onSmallDisk(
      ground,
      async (disk) => {
        const { bavail, bsize } = await statfs(disk)
        await writeFile(join(disk, 'rest'), Buffer.alloc((bavail - 3) * bsize))
      },
      (disk) => rm(join(disk, 'rest')),
    ),
}

const readOnly: Outage = {
  name: 'the disk of DATA_DIR becomes read-only',
  promise: 'A picture is refused in words with 503; everything else goes on; readiness says so',
  cannotRun: cannotMount,
  run: (ground) =>
    onSmallDisk(
      ground,
      async (disk) => void mount('-o', 'remount,ro', disk),
      async (disk) => void mount('-o', 'remount,rw', disk),
    ),
}

export const diskOutages = [full, readOnly]
