import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { address, aProperty } from '@keyhaven/api/testing/factories'
import { imageForm } from '@keyhaven/api/testing/image-form'
import { encoded } from '@keyhaven/api/testing/pictures'
import { expect } from '@playwright/test'
import { type Row, until } from '../faults/row.ts'
import type { Ground } from './ground.ts'

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

const breaks: { code: string; start: (disk: string) => Promise<void>; end: (disk: string) => Promise<void> }[] = [
  {
    code: 'disk',
    start: async (disk) => {
      const { bavail, bsize } = await statfs(disk)
      await writeFile(join(disk, 'rest'), Buffer.alloc((bavail - 3) * bsize))
    },
    end: (disk) => rm(join(disk, 'rest')),
  },
  {
    code: 'storage',
    start: async (disk) => void mount('-o', 'remount,ro', disk),
    end: async (disk) => void mount('-o', 'remount,rw', disk),
  },
]

export const diskOutage: Row<Ground> = {
  fails: 'the disk of DATA_DIR is full, and later read-only',
  holds:
    'A picture is refused in words with 503 and leaves nothing behind; everything else goes on; readiness shows it; room is enough to mend it',
  cannotRun: cannotMount,
  async run(ground) {
    const disk = join(ground.folder, 'disk')
    mkdirSync(disk)
    mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk)
    try {
      await ground.restart({ DATA_DIR: disk })
      const { owner } = ground
      const { id } = await aProperty(owner)
      const bytes = await encoded.png(300, 200)
      const add = () =>
        owner.call<{ message?: string; image?: string }>(
          'POST',
          '/api/property-images/',
          imageForm({ property: id, alt_text: 'A view' }, bytes, 'a.png'),
        )
      const before = await add()
      expect(before.status, 'an upload before').toBe(201)
      const measured: string[] = []
      for (const { code, start, end } of breaks) {
        await start(disk)
        const refused = await add()
        expect.soft(refused.status, `an upload: ${code}`).toBe(503)
        const house = { name: `House ${code}`, description: 'By the lake.', active: true, address }
        const { status } = await owner.call('POST', '/api/properties/', house)
        expect.soft(status, `a call that needs no disk: ${code}`).toBe(201)
        await until(`degraded: ${code}`, async () => (await ground.readiness()).reasons.includes(code))
        await end(disk)
        expect.soft((await add()).status, `an upload afterwards: ${code}`).toBe(201)
        const picture = await fetch(`${ground.api().url}/media/${before.body.image}`)
        expect.soft(picture.status, `the picture from before: ${code}`).toBe(200)
        await until('ready', async () => (await ground.readiness()).status === 'ready')
        measured.push(`“${refused.body.message ?? ''}”, degraded: ${code}`)
      }
      return measured.join('; ')
    } finally {
      await ground.restart()
      execFileSync('umount', ['-l', disk])
    }
  },
}
