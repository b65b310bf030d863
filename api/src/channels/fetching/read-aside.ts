import path from 'node:path'
import type { OwnerId } from '../../owner-id.ts'
import { TooMuchWork, workThread } from '../../work-thread.ts'
import type { readFeed } from '../ical/read-feed.ts'

/** Options of the reading, beside the bytes. */
type FeedReading = Parameters<typeof readFeed>[1]
export type FeedToRead = FeedReading & { base64: string }
export type ReadFeed = ReturnType<typeof readFeed>

const reading = workThread<ReadFeed>({
  file: path.join(import.meta.dirname, 'read-feed-worker.ts'),
  name: 'calendars of portals',
  timeoutMs: 10_000,
  memoryMb: 256,
})

/** Reads a calendar in a thread of its own: two megabytes of events keep nobody waiting. */
export async function readAside(body: Buffer, options: FeedReading, owner: OwnerId): Promise<ReadFeed> {
  const feed: FeedToRead = { ...options, base64: body.toString('base64') }
  return reading(owner, JSON.stringify(feed)).catch((error: unknown) => {
    if (error instanceof TooMuchWork) return { problem: 'too_many' }
    throw error
  })
}
