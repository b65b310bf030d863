import type { Row } from '../faults/row.ts'
import { bucketOutages } from './buckets.ts'
import { clientOutage } from './clients.ts'
import { clockOutages } from './clocks.ts'
import { databaseOutages } from './databases.ts'
import { diskOutage } from './disks.ts'
import type { Ground } from './ground.ts'
import { processOutages } from './processes.ts'
import { renderingOutage } from './rendering.ts'
import { workerOutages } from './workers.ts'

/** All that breaks beneath the API and the edge. */
export const outages: readonly Row<Ground>[] = [
  ...processOutages,
  ...workerOutages,
  ...databaseOutages,
  diskOutage,
  ...bucketOutages,
  ...clockOutages,
  clientOutage,
  renderingOutage,
]
