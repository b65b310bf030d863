import { readFileSync, writeFileSync } from 'node:fs'
import { publishArea } from '../publish/publish.ts'
import { inStore } from '../store/store.ts'
import { bookingsBuild } from '../testing/builds.ts'
import { team, teamWithTwoReleases } from '../testing/team.ts'
import { expect, it } from 'vitest'

type HistoryLine = { by: string; what: string; why?: string; changes: { what: string }[] }

it('keeps who changed what, when and why, newest first, area by area', async () => {
  const { store, release, json, first, second } = await teamWithTwoReleases()
  await release('rollback', 'bookings', '--why', 'totals are wrong')
  await release('pin', 'bookings', '7', second)
  await release('pin', 'bookings', '7', second)
  const history = await json<HistoryLine[]>('history')
  expect(history.map(({ by, what, why }) => [by, what, why]).slice(0, 2)).toEqual([
    ['anna', `pin bookings 7 ${second}`, undefined],
    ['anna', 'rollback bookings', 'totals are wrong'],
  ])
  // What changes nothing is no change.
  expect(history).toHaveLength(5)
  const ofShell = await json<HistoryLine[]>('history', 'shell')
  expect(ofShell.map(({ what }) => what)).toEqual(['publish shell'])
  expect((await json<HistoryLine[]>('history', 'bookings', '--last', '1')).map(({ what }) => what)).toEqual([
    `pin bookings 7 ${second}`,
  ])
  const { out } = await release('history', 'bookings', '--last', '2')
  expect(out).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}anna {2}rollback bookings {2}\(totals are wrong\)$/m)
  expect(out).toContain(`  bookings ${second} → ${first}\n  bookings ${second} rolled back`)
  expect(out).toContain(`  bookings ${second} for owner 7`)
  // Its sentences survive what they speak of.
  await publishArea(store, bookingsBuild('page(3)'))
  await release('prune', '0')
  expect((await json<HistoryLine[]>('history', 'bookings')).map(({ what }) => what)).toContain('rollback bookings')
})

it('says of a change whose machine had its clock ahead of the next one’s that it had', async () => {
  const { store, release } = await teamWithTwoReleases()
  const file = inStore(store, 'history', '00000002.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<at>"at": ?")\d{4}/, '$<at>2099'))
  const lines = (await release('history')).out.split('\n').filter((line) => /^\d{4}-/.test(line))
  expect(lines.map((line) => line.includes('its clock was ahead'))).toEqual([false, true, false])
  expect(lines[1]).toMatch(/^2099-/)
})

it('shows who gets what, since when and by whom', async () => {
  const { store, release, json, first, second } = await teamWithTwoReleases()
  const { version: trial } = await publishArea(store, bookingsBuild('page(3)'), { percent: 10 })
  await release('canary', 'bookings', trial, '20')
  await release('pin', 'bookings', '7', first)
  const by = expect.any(String) as string
  const at = expect.stringMatching(/^\d{4}-/) as string
  expect(await json('status')).toMatchObject({
    shell: { since: { at, by } },
    areas: [
      {
        ...{ area: 'bookings', stable: second, previous: first, owners: { 7: first }, since: { at, by } },
        canary: { version: trial, percent: 20, since: { at, by: 'anna' } },
      },
    ],
  })
  const { out } = await release('status')
  expect(out).toMatch(/^area +stable +since +canary +previous +owners$/m)
  expect(out).toMatch(new RegExp(`^bookings +${second} +.* by .* +${trial} for 20 % +${first} +7: ${first}$`, 'm'))
})

it('answers for a store that nothing was published to yet', async () => {
  const { release } = team()
  expect((await release('status')).out).toContain('set none')
  expect((await release('status')).out).toContain('No health figures: DATABASE_URL is not set')
  expect(await release('list')).toEqual({ out: '', error: '', code: 0 })
  expect(await release('history')).toEqual({ out: '', error: '', code: 0 })
  expect((await release('verify')).out).toContain('0 files and 0 pages')
})
