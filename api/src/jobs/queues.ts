import type { Queue } from 'pg-boss'

type QueueOptions = Omit<Queue, 'name'>

/**
 * Scheduled work, one run of each task at a time over all processes. What fails is not tried again: the next minute does.
 * A task whose process died is free again as soon as its heartbeat is missed.
 */
const everyMinute = {
  policy: 'exclusive',
  retryLimit: 0,
  heartbeatSeconds: 20,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
  notify: true,
} as const satisfies QueueOptions

/** The queues of this program. Migrating creates them, and brings their options up to date. */
export const queues = {
  sweeps: everyMinute,
  /** Pictures and documents, which take seconds each: nothing else waits for them. */
  drawings: everyMinute,
} as const satisfies Record<string, QueueOptions>

export type QueueName = keyof typeof queues
