import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileMailer } from './file-mailer.ts'

const mail = { to: 'anna@example.com', subject: 'Your link', text: 'Open it.', html: '<p>Open it.</p>' }
const accessOf = async (path: string) => (await stat(path)).mode & 0o777

test.each([0o755, undefined])(
  'mails hold links that sign people in, so no other user of the machine reads them (folder before: %o)',
  async (mode) => {
    const parent = await mkdtemp(join(tmpdir(), 'keyhaven-mail-'))
    onTestFinished(() => rm(parent, { recursive: true, force: true }))
    const folder = join(parent, 'mail')
    if (mode) await mkdir(folder, { mode })
    const mailer = fileMailer(folder, 'Keyhaven <no-reply@keyhaven.test>')
    await mailer.send(mail, { id: 7, created: new Date() })
    expect(await readdir(folder)).toEqual(['outbox-7.eml'])
    expect([await accessOf(folder), await accessOf(join(folder, 'outbox-7.eml'))]).toEqual([0o700, 0o600])
  },
)
