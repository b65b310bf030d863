import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageDeclarations } from '@keyhaven/tools/face/declarations'
import { expect, it } from 'vitest'
import { publishArea, publishShell } from '../publish/publish.ts'
import { readRegistry } from '../store/generation.ts'
import { bookingsBuild, freshStore, shellBuild } from '../testing/builds.ts'

const file = 'web/page/page-title.d.ts'
const today = await packageDeclarations()
/** The declarations with another heading of pages. */
const withTitle = (prop: string) => ({ ...today, [file]: (today[file] ?? '').replace('title: string;', prop) })

/** A build that was made with such declarations. */
const madeWith = (dist: string, face: object, name: string, more: object) => {
  writeFileSync(join(dist, 'face.json'), JSON.stringify(face))
  const about = join(dist, `${name}.json`)
  writeFileSync(about, JSON.stringify({ ...(JSON.parse(readFileSync(about, 'utf8')) as object), ...more }))
  return dist
}
const offers = { 'web/page': ['PageTitle'] }
const shell = (script: string, face: object) => madeWith(shellBuild(script), face, 'shell', { offers })
const bookings = (script: string, face: object, ...props: string[]) =>
  madeWith(bookingsBuild(script), face, 'area', {
    ...{ needs: {}, borrows: offers },
    props: { 'web/page PageTitle': props },
  })

it('refuses a shell whose component takes other props than a release that is out writes, and says the way out', async () => {
  const store = freshStore()
  await publishShell(store, shell('shell(1)', today))
  const { version } = await publishArea(store, bookings('a', today, 'title'))
  await expect(publishShell(store, shell('shell(22)', withTitle('heading: string;')))).rejects.toThrow(
    new RegExp(
      `bookings ${version} does not fit shell .*: PageTitle of web/page takes no title ` +
        String.raw`\(keep that until no release needs it, or publish bookings from these sources first\)`,
    ),
  )
  await publishShell(store, shell('shell(333)', withTitle('title: string; hint?: string;')))
})

it('refuses an area that writes a prop which the shell that is out does not take', async () => {
  const store = freshStore()
  await publishShell(store, shell('shell(1)', today))
  const newer = withTitle('title: string; hint?: string;')
  await expect(publishArea(store, bookings('a', newer, 'hint', 'title'))).rejects.toThrow(
    'PageTitle of web/page takes no hint',
  )
  const { version } = await publishArea(store, bookings('b', newer, 'title'))
  expect((await readRegistry(store)).areas.bookings?.stable).toBe(version)
})

it('is another shell with other declarations, so that areas can use what only they say', async () => {
  const store = freshStore()
  await publishShell(store, shell('shell(1)', today))
  const wider = withTitle('title: string; hint?: string;')
  expect(await publishShell(store, shell('shell(1)', wider))).toMatchObject({ isNew: true })
  await publishArea(store, bookings('a', wider, 'hint', 'title'), { wayBack: false })
})

it('is the same release with other declarations that it was built with', async () => {
  const store = freshStore()
  await publishShell(store, shell('shell(1)', today))
  const first = await publishArea(store, bookings('a', today, 'title'))
  const again = await publishArea(store, bookings('a', withTitle('title: string; hint?: string;'), 'title'))
  expect(again).toMatchObject({ version: first.version, isNew: false })
})
