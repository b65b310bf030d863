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
    /** Needs of releases that are out and that this API does not meet, a sentence each. */
    problems?(): Promise<string[]>
  }
}
