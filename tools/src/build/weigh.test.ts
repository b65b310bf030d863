import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { weigh } from './weigh.ts'

it('counts what pages load first, each file once, and nothing that comes later', () => {
  const dist = mkdtempSync(join(tmpdir(), 'keyhaven-weigh-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const write = (name: string, kB: number) => writeFileSync(join(dist, name), randomBytes(kB * 1000).toString('hex'))
  for (const [name, kB] of Object.entries({ 'e.js': 1, 'e.css': 1, 'list.js': 4, 'both.js': 2, 'dialog.js': 50 }))
    write(name, kB)
  const group = (request: string | null, files: string[], initial = false) => ({
    ...{ request, share: null, initial, files },
  })
  const parts = weigh(dist, [
    group('./clients/clients-page.tsx', ['list.js', 'both.js', 'e.js']),
    group('./clients/client-page.tsx', ['both.js']),
    group('./clients/client-dialog.tsx', ['dialog.js']),
    group(null, ['e.js', 'e.css'], true),
  ])
  const kB = Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, Math.round(bytes / 1000)]))
  expect(kB).toEqual({ entry: 2, 'clients-page': 6 })
})
