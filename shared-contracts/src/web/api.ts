/** Calls of screens to the API: one call, one query, one command, each typed by the contract. */

export { ApiError } from './api/api-error.ts'
export { call, type CallOptions, connect, mediaUrl } from './api/client.ts'
export { refreshAfter, useCommand, useIdempotencyKey } from './api/command.ts'
export { pictureSources, srcSetOf } from './api/picture-sources.ts'
export { q, qList } from './api/query.ts'
export { queryClient } from './api/query-client.ts'
