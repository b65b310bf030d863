import { expect, test } from 'vitest'
import { dayMs } from '../lifetimes.ts'
import { testServer } from '../testing/test-server.ts'
import { keepAllMedia } from './kept-media.ts'
import { putMedia, sweepMedia } from './media-store.ts'

test('while a backup keeps files none is deleted, and no second backup runs', async () => {
  const { context, clock } = await testServer()
  const name = await putMedia(context, Buffer.from('nobody shows this'), 'pdf')
  clock.set(new Date(clock().getTime() + dayMs + 1))
  const lease = await keepAllMedia(context.databaseUrl)
  expect(await keepAllMedia(context.databaseUrl)).toBe(undefined)
  await sweepMedia(context)
  const stored = await context.files.get(name)
  stored?.stream.destroy()
  expect(stored?.size).toBe(17)
  await lease?.release()
  await sweepMedia(context)
  expect(await context.files.get(name)).toBe(undefined)
})
