import { appendFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishArea, publishShell } from '../publish/publish.ts'
import { putShared } from '../publish/put-builds.ts'
import { openStore } from '../store/open-store.ts'

/** Publishes one new build after the other from the moment it is told to, until it is killed. */
const [folder = '', ...builds] = process.argv.slice(2)
const store = openStore(folder)
const copies = mkdtempSync(join(tmpdir(), 'keyhaven-publishing-'))
let count = 0

/** A build that nobody has published before. */
const next = (which: number, file: string) => {
  const dist = join(copies, String((count += 1)))
  cpSync(builds[which] ?? '', dist, { recursive: true })
  appendFileSync(join(dist, file), `// ${process.pid} ${count} ${'x'.repeat(5000)}`)
  return dist
}

process.once('message', () => {
  void (async () => {
    for (;;) {
      await publishArea(store, next(0, 'static/js/page.js'))
      const site = (await putShared(store, 'site', next(1, 'theme.js'))).version
      const embed = (await putShared(store, 'embed', next(2, 'embed.js'))).version
      await publishArea(store, next(3, 'remoteEntry.js'), { besides: { site, embed } })
      await publishShell(store, next(4, 'theme.js'))
    }
  })()
})
process.send?.(copies)
