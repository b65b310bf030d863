import { readEnv } from '@keyhaven/api/env'
import { openFiles } from '@keyhaven/api/files/open-files'
import { migrate } from '@keyhaven/api/db/migrations/migrate'
import { openDb } from '@keyhaven/api/db/pool'
import { sql } from 'kysely'
import { drawPictures } from './draw-pictures.ts'
import { fillInventory } from './fill-inventory.ts'

/**
 * `DATABASE_URL=… DATA_DIR=… node bench/src/inventory/main.ts` fills an empty database with 400 units of 40 owners and puts their
 * pictures into the folder. Then start a server with the same two settings and `SEED=none`.
 */
const env = readEnv()
if (!env.databaseUrl) throw new Error('DATABASE_URL says which empty database is filled.')
await migrate(env.databaseUrl)
const db = openDb(env.databaseUrl)
const { rows } = await sql`SELECT FROM owners LIMIT 1`.execute(db)
if (rows.length > 0) throw new Error('This database is not empty.')
await fillInventory(db, await drawPictures(db, await openFiles(env)))
await db.destroy()
console.log('400 units of 40 owners are there.')
