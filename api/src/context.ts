import type { Db } from './db/pool.ts'
import type { Replica } from './db/replica/replica.ts'
import type { AppEnv } from './env.ts'
import type { Files } from './files/files.ts'
import type { Limits } from './http/limits.ts'
import type { Mailer } from './mail/mailer.ts'

/** Dependencies of the application; a test brings its own. */
export type AppContext = {
  db: Db
  /** Address of the database behind `db`, for code that needs a lasting connection. */
  databaseUrl: string
  /** Answers reads of the public site that may be a little old. */
  replica?: Replica | undefined
  clock: () => Date
  mail: Mailer
  files: Files
  env: AppEnv
  limits: Limits
  /** The releases that are out, where an edge around this API says so, and the id of their set once it is known. */
  releases?: {
    has(area: string, version: string): Promise<boolean>
    set(): string | undefined
    /** What releases that are out were made for and this API does not do, a sentence each. */
    problems?(): Promise<string[]>
  }
}
