import { workAside } from '../../work-thread.ts'
import { readFeed } from '../ical/read-feed.ts'
import type { FeedToRead, ReadFeed } from './read-aside.ts'

workAside(async (input: string): Promise<ReadFeed> => {
  const { base64, ...options } = JSON.parse(input) as FeedToRead
  return readFeed(Buffer.from(base64, 'base64'), options)
})
