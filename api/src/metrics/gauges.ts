import { statfs } from 'node:fs/promises'
import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import { poolsOf } from '../db/pool.ts'

/** It is known by its register from then on. */
const gauge = <T extends string>(options: GaugeConfiguration<T>) => new Gauge<T>(options)

/** Looked up at each scrape: the pools of connections, and how old the replica is. */
export function addPools(register: Registry, { db, replica }: Pick<AppContext, 'db' | 'replica'>) {
  const registers = [register]
  const pools = [...poolsOf(db), ...(replica ? [{ pool: 'replica', connections: replica.connections }] : [])]
  const labelNames = ['pool'] as const
  gauge({
    name: 'keyhaven_database_pool_connections',
    help: 'Open connections of a pool, idle or busy',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const { pool, connections } of pools) {
        this.set({ pool, state: 'idle' }, connections.idleCount)
        this.set({ pool, state: 'busy' }, connections.totalCount - connections.idleCount)
      }
    },
  })
  gauge({
    name: 'keyhaven_database_pool_max_connections',
    help: 'How many connections a pool opens at most',
    labelNames,
    registers,
    collect() {
      for (const { pool, connections } of pools) this.set({ pool }, connections.options.max)
    },
  })
  gauge({
    name: 'keyhaven_database_pool_waiting',
    help: 'Work that waits for a connection of a pool',
    labelNames,
    registers,
    collect() {
      for (const { pool, connections } of pools) this.set({ pool }, connections.waitingCount)
    },
  })
  if (replica)
    gauge({
      name: 'keyhaven_database_replica_age_seconds',
      help: 'How old an answer of the read replica may be; +Inf where it cannot be used',
      registers,
      collect() {
        this.set(replica.ageMs() / 1000)
      },
    })
}

/** Looked up at each scrape: the disk of DATA_DIR. */
export function addDisk(register: Registry, dataDir: string) {
  const registers = [register]
  const size = new Gauge({ name: 'keyhaven_disk_size_bytes', help: 'Size of the disk of DATA_DIR', registers })
  gauge({
    name: 'keyhaven_disk_free_bytes',
    help: 'What is free on the disk of DATA_DIR',
    registers,
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined)
      this.set(disk ? disk.bavail * disk.bsize : Number.NaN)
      size.set(disk ? disk.blocks * disk.bsize : Number.NaN)
    },
  })
}
