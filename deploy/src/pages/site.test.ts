import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { GuestTemplate } from '../guest/guest-template.ts'
import { putShared } from '../publish/put-builds.ts'
import { freshStore, siteBuild } from '../testing/builds.ts'
import { renderSite } from './site.ts'

it('preloads the script of a page by the kind of hash that the first script asks for it with', async () => {
  const store = freshStore()
  const { version } = await putShared(store, 'site', siteBuild())
  const { preloads } = JSON.parse(await renderSite(store, version)) as GuestTemplate
  // Browsers take a script of another kind of hash for another one, and fetch it again.
  const integrity = `sha256-${createHash('sha256').update('property()').digest('base64')}`
  expect(preloads['property/property-page']).toEqual([{ href: '/site/static/js/property.js', integrity }])
})
