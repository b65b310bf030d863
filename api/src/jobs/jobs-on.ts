import { fromKysely, PgBoss } from 'pg-boss'
import type { Sql } from '../db/pool.ts'

/** The engine on a connection of the caller, without workers: what is sent over a transaction is there once that commits. */
export const jobsOn = (db: Sql): PgBoss => new PgBoss({ db: fromKysely(db) })
