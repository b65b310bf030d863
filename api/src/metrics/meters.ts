import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Counters of this process, beside those of an added area (`api/src/channels/fetching/meters.ts`). Figures looked up at each scrape are in `gauges.ts` and `stored-figures.ts`. */
export const meters = new Registry()
const registers = [meters]

export const requestsAnswered = new Counter({
  name: 'keyhaven_http_requests_total',
  help: 'Answered requests by the pattern of their route, never by their address; pages and files are "page"',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
})
export const requestSeconds = new Histogram({
  name: 'keyhaven_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its answer; event streams are left out',
  labelNames: ['method', 'route'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})

export const publicReads = new Counter({
  name: 'keyhaven_database_public_reads_total',
  help: 'Reads of the public site that a replica may answer, by the database that did',
  labelNames: ['answered_by'] as const,
  registers,
})

export const streamsOpen = new Gauge({
  name: 'keyhaven_event_streams_open',
  help: 'Open pages that are told of changes as they happen',
  registers,
})

export const mailAttempts = new Counter({
  name: 'keyhaven_mail_attempts_total',
  help: 'Tries to send a mail by their result: sent, refused for good, or failed and to be tried again',
  labelNames: ['result'] as const,
  registers,
})

export const taskRuns = new Counter({
  name: 'keyhaven_task_runs_total',
  help: 'Runs of scheduled work by task and result',
  labelNames: ['task', 'result'] as const,
  registers,
})
export const webhookAttempts = new Counter({
  name: 'keyhaven_webhook_attempts_total',
  help: 'Tries to send an event to a webhook of an owner, by result',
  labelNames: ['result'] as const,
  registers,
})
export const taskFinished = new Gauge({
  name: 'keyhaven_task_last_run_timestamp_seconds',
  help: 'When a scheduled task last ended, by task and result',
  labelNames: ['task', 'result'] as const,
  registers,
})

export const workerJobs = new Gauge({
  name: 'keyhaven_worker_jobs',
  help: 'Jobs given to a background worker and not done: being done, or waiting for their turn',
  labelNames: ['worker'] as const,
  registers,
})
export const decodersBusy = new Gauge({
  name: 'keyhaven_picture_decoders_busy',
  help: 'Processes that decode a picture; other jobs wait. Documents and first views have one thread each',
  registers,
})
export const workerDeaths = new Counter({
  name: 'keyhaven_worker_deaths_total',
  help: 'Background workers that ended in the middle of their work, or did not start',
  labelNames: ['worker'] as const,
  registers,
})
