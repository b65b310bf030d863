import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpackKeptServer } from '@keyhaven/tools/face/keep-releases'
import { keptFiles, keptServer } from '@keyhaven/tools/face/kept-releases'
import { expectAllAreas } from './all-areas.ts'
import { expect, signIn, test as base } from './keyhaven.ts'
import { type Server, startServer } from './server.ts'

/** The server of the last release, which was not restarted since: what it serves is built today. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({ env }, use) => {
      const sources = mkdtempSync(path.join(tmpdir(), 'keyhaven-old-server-'))
      unpackKeptServer(sources)
      const server = await startServer(env, sources)
      await use(server)
      await server.stop()
      rmSync(sources, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const zofie = {
  'First Name': 'Žofie',
  'Last Name': 'Nováková',
  Email: 'zofie@example.com',
  Street: 'Dlouhá',
  'House Number': '12',
  City: 'Praha',
  'Postal Code': '11000',
  Country: 'Czechia',
  Phone: '+420123456789',
}

test('areas of today work with the API and the pages of a server that was started before them', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'old-server@example.com')
  await expectAllAreas(page, { channels: 'api/src/channels/routes.ts' in keptFiles(keptServer) })

  // What today's form sends, the older API takes and gives back.
  await page.goto('/owner/dashboard/clients')
  await page.getByRole('button', { name: 'New Client' }).click()
  const client = page.getByRole('dialog')
  for (const [label, value] of Object.entries(zofie)) await client.getByLabel(label).fill(value)
  await client.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Žofie Nováková/ })).toBeVisible()
})
