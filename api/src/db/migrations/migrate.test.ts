import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate, migrationState, readMigrations } from './migrate.ts'

const [first, second] = ['CREATE TABLE first (id int)', 'ALTER TABLE first ADD COLUMN more text']

test('instances that start at the same moment apply each migration once, in the order of their numbers', async () => {
  const { url, from, bring } = await emptyDatabase()
  await bring({ '0002-second.sql': second, '0001-first.sql': first })
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { from })))
  expect(applied.filter((names) => names.length > 0)).toEqual([['0001-first.sql', '0002-second.sql']])
  const { pending, newer } = await migrationState(url, from)
  expect([pending, newer]).toEqual([[], []])
})

test('a program goes on with a schema that a newer one has added to, while instances are replaced', async () => {
  const { url, from, bring, take } = await emptyDatabase()
  await bring({ '0001-first.sql': first, '0002-second.sql': second })
  await migrate(url, { from })
  await take('0002-second.sql')
  expect(await migrate(url, { from })).toEqual([])
  expect((await migrationState(url, from)).newer).toMatchObject([{ name: '0002-second.sql' }])
})

test('a program that a newer one has taken something away from says that it is too old', async () => {
  const { url, from, bring, take } = await emptyDatabase()
  await bring({
    '0001-first.sql': first,
    '0002-less.sql': '-- breaks: older programs\nALTER TABLE first DROP COLUMN id',
  })
  await migrate(url, { from })
  await take('0002-less.sql')
  await expect(migrate(url, { from })).rejects.toThrow(
    'The database is newer than this program: it holds 0002-less.sql. Start the newer version.',
  )
})

test('a migration that comes late, or was changed, is refused before anything is applied', async () => {
  const { url, from, bring, take } = await emptyDatabase()
  await bring({ '0002-first.sql': first })
  await migrate(url, { from })
  await bring({ '0001-late.sql': 'CREATE TABLE late (id int)', '0003-next.sql': 'CREATE TABLE next (id int)' })
  await expect(migrate(url, { from })).rejects.toThrow(
    '0001-late.sql would come before 0002-first.sql, which this database has applied. Give it a higher number.',
  )
  await take('0001-late.sql')
  await bring({ '0002-first.sql': `${first};` })
  await expect(migrate(url, { from })).rejects.toThrow('0002-first.sql was changed after this database applied it.')
  await bring({ '0002-first.sql': first })
  expect(await migrate(url, { from })).toEqual(['0003-next.sql'])
})

test('one that fails leaves nothing of itself, and those before it stay', async () => {
  const { url, from, bring } = await emptyDatabase()
  await bring({ '0001-first.sql': first, '0002-wrong.sql': 'CREATE TABLE half (id int); SELECT no_such_thing()' })
  await expect(migrate(url, { from })).rejects.toThrow('no_such_thing')
  expect((await migrationState(url, from)).pending.map(({ name }) => name)).toEqual(['0002-wrong.sql'])
  await bring({ '0002-wrong.sql': 'CREATE TABLE half (id int)' })
  expect(await migrate(url, { from })).toEqual(['0002-wrong.sql'])
})

test('one of an area that comes late is applied, unless another of its own is', async () => {
  const { url, from, bring, take } = await emptyDatabase()
  const [ours, theirs] = ['20261128-0900-reviews.first.sql', '20261128-1000-front-desk.first.sql']
  await bring({ '0001-first.sql': first, [theirs]: 'CREATE TABLE front_desk_entries (id int)' })
  await migrate(url, { from })
  await bring({ [ours]: 'CREATE TABLE reviews (id int)', '0002-second.sql': second })
  expect((await migrationState(url, from)).pending.map(({ name }) => name)).toEqual(['0002-second.sql', ours])
  expect(await migrate(url, { from })).toEqual(['0002-second.sql', ours])
  const late = '20261128-0959-front-desk.late.sql'
  await bring({ [late]: 'ALTER TABLE front_desk_entries ADD COLUMN late int' })
  await expect(migrate(url, { from })).rejects.toThrow(
    `${late} would come before ${theirs}, which this database has applied. Give it a later time.`,
  )
  await take(late)
  await bring({ '20261128-0800-core.more.sql': 'ALTER TABLE first ADD COLUMN third int' })
  expect(await migrate(url, { from })).toEqual(['20261128-0800-core.more.sql'])
  await bring({ '0003-numbered.sql': 'ALTER TABLE first ADD COLUMN fourth int' })
  await expect(migrate(url, { from })).rejects.toThrow(
    '0003-numbered.sql would come before 20261128-0800-core.more.sql',
  )
})

test('a program that does not know an area goes on with its tables, and knows it when it comes again', async () => {
  const { url, from, bring, take } = await emptyDatabase()
  const ours = '20261128-0900-reviews.first.sql'
  await bring({ '0001-first.sql': first, [ours]: 'CREATE TABLE reviews (id int)' })
  await migrate(url, { from })
  await take(ours)
  await bring({ '20261127-0900-front-desk.first.sql': 'CREATE TABLE front_desk_entries (id int)' })
  expect(await migrate(url, { from })).toEqual(['20261127-0900-front-desk.first.sql'])
  expect((await migrationState(url, from)).newer).toMatchObject([{ name: ours }])
  await bring({ [ours]: 'CREATE TABLE reviews (id int)' })
  expect((await migrationState(url, from)).newer).toEqual([])
})

test('no two migrations have one number', async () => {
  const names = (await readMigrations()).map(({ name }) => name)
  const numbers = names.flatMap((name) => /^\d{4}(?=-)/.exec(name) ?? [])
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
