import { conflict, type Constraints } from '../http/problem.ts'

const feedExists = () => conflict('feed_exists', 'channels.feedExists', { fields: { url: ['channels.feedExists'] } })

export const constraints: Constraints = { feeds_address: feedExists }
