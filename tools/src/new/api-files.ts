import type { AreaNames } from './names.ts'

const contracts = '@keyhaven/shared-contracts'

const routesText = ({
  id,
  key,
  type,
  types,
}: AreaNames) => `import { ${key}Api } from '${contracts}/contract/${id}/${id}'
import type { AppContext } from '../context.ts'
import { type App, serve, serveList } from '../http/serve.ts'
import { list${types} } from './reads.ts'
import { change${type}, create${type}, remove${type} } from './service.ts'

export function routes(app: App, context: AppContext) {
  serveList(app, ${key}Api.list, ({ owner, query }) => list${types}(context.db, owner, query))
  serve(app, ${key}Api.create, ({ owner, body }) => create${type}(context, owner, body))
  serve(app, ${key}Api.update, ({ owner, params, body }) => change${type}(context, owner, params.id, body))
  serve(app, ${key}Api.remove, async ({ owner, params }) => {
    await remove${type}(context, owner, params.id)
    return undefined
  })
}
`

const serviceText = ({
  id,
  type,
  value,
  group,
}: AreaNames) => `import type { ${type}Change, New${type} } from '${contracts}/contract/${id}/${id}'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { notFound, stale } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { delete${type}, insert${type}, lock${type}, update${type} } from './writes.ts'

const gone = () => notFound('${group}.notFound')

export async function create${type}({ db }: AppContext, owner: OwnerId, input: New${type}) {
  const ${value} = await insert${type}(db, owner, input)
  if (!${value}) throw gone()
  return ${value}
}

export const change${type} = ({ db }: AppContext, owner: OwnerId, id: number, input: ${type}Change) =>
  transact(db, async (tx) => {
    const before = await lock${type}(tx, owner, id)
    if (!before) throw gone()
    if (input.version !== undefined && input.version !== before.version) throw stale(before)
    const ${value} = await update${type}(tx, owner, id, input)
    if (!${value}) throw gone()
    return ${value}
  })

export const remove${type} = ({ db }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    if (!(await lock${type}(tx, owner, id))) throw gone()
    await delete${type}(tx, owner, id)
  })
`

const readsText = ({
  id,
  type,
  types,
  table,
}: AreaNames) => `import type { ${type}, ${types}Query } from '${contracts}/contract/${id}/${id}'
import { sql } from 'kysely'
import { contains, equals } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export const columns = sql\`r.id, r.version, r.name, r.note, r.active\`
export const ofOwner = (owner: OwnerId) => sql\`FROM ${table} r WHERE r.owner_id = \${owner}\`

export const list${types} = (db: Db, owner: OwnerId, query: ${types}Query) =>
  readList<${type}>(
    db,
    {
      columns,
      from: sql\`\${ofOwner(owner)} AND \${equals('r.active', query.active)} AND \${contains(query.search, 'r')}\`,
      order: sql\`r.active DESC, lower(r.name), r.id\`,
    },
    query,
  )
`

const writesText = ({
  id,
  type,
  value,
  table,
}: AreaNames) => `import type { ${type}, ${type}Change, New${type} } from '${contracts}/contract/${id}/${id}'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { columns, ofOwner } from './reads.ts'

export async function lock${type}(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<${type}>\`SELECT \${columns} \${ofOwner(owner)} AND r.id = \${id} FOR UPDATE\`.execute(tx)
  return rows[0]
}

export async function insert${type}(db: Sql, owner: OwnerId, ${value}: New${type}) {
  const { rows } = await sql<${type}>\`
    INSERT INTO ${table} AS r (owner_id, name, note, active)
    VALUES (\${owner}, \${${value}.name}, \${${value}.note}, \${${value}.active}) RETURNING \${columns}\`.execute(db)
  return rows[0]
}

export async function update${type}(tx: Tx, owner: OwnerId, id: number, ${value}: ${type}Change) {
  const { rows } = await sql<${type}>\`
    UPDATE ${table} r SET name = \${${value}.name}, note = \${${value}.note}, active = \${${value}.active}, version = version + 1
    WHERE owner_id = \${owner} AND id = \${id} RETURNING \${columns}\`.execute(tx)
  return rows[0]
}

export const delete${type} = (tx: Tx, owner: OwnerId, id: number) =>
  sql\`DELETE FROM ${table} WHERE owner_id = \${owner} AND id = \${id}\`.execute(tx)
`

const constraintsText = ({
  group,
  table,
  code,
}: AreaNames) => `import { conflict, type Constraints } from '../http/problem.ts'

const nameTaken = () => conflict('${code}', '${group}.nameTaken', { fields: { name: ['${group}.nameTaken'] } })

export const constraints: Constraints = { ${table}_name: nameTaken }
`

const tablesText = ({ id, table, pascal }: AreaNames) => `import type { AreaTableFacts } from '../tables.ts'
import type { ${pascal}Tables } from './schema.ts'

export const tables: AreaTableFacts<keyof ${pascal}Tables> = {
  ${table}: { shownIn: ['${id}'], exported: { without: ['search_text'] } },
}
`

const schemaText = ({ types, table, pascal }: AreaNames) => `/**
 * This file was generated by kysely-codegen.
 * Please do not edit it manually.
 */

import type { Generated, Timestamp } from '../db/schema.ts'

declare module '../db/schema.ts' {
  interface AreaTables extends ${pascal}Tables {}
}

export interface ${types} {
  active: Generated<boolean>
  created_at: Generated<Timestamp>
  id: Generated<number>
  name: string
  note: Generated<string>
  owner_id: number
  search_text: Generated<string>
  version: Generated<number>
}

export interface ${pascal}Tables {
  ${table}: ${types}
}
`

const testText = ({
  id,
  one,
  type,
  value,
  key,
  table,
  code,
  group,
}: AreaNames) => `import { type ${type}, ${key}Api } from '${contracts}/contract/${id}/${id}'
import type { Problem } from '${contracts}/contract/problem'
import { expect, onTestFinished, test } from 'vitest'
import { subscribe } from '../db/listen.ts'
import { shownIn } from '../tables.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'

const server = await testServer()
const owner = await server.signUpOwner()
const path = ${key}Api.list.path

const add = (name: string, by: TestOwner = owner) => by.call<${type}>('POST', path, { name, note: 'A note', active: true })
const pathOf = ({ id }: ${type}) => \`/api/${one}/\${id}/\`
const namesFound = async (search: string) =>
  (await owner.call<${type}[]>('GET', \`\${path}?search=\${search}\`)).body.map(({ name }) => name)

test('keeps what an owner adds, finds it by its words, and shows it to nobody else', async () => {
  const { status, body } = await add('Lake')
  expect([status, body]).toEqual([201, { id: body.id, version: 1, name: 'Lake', note: 'A note', active: true }])
  expect(await namesFound('lak')).toEqual(['Lake'])
  expect(await namesFound('mountain')).toEqual([])
  const stranger = await server.signUpOwner()
  expect((await stranger.call<${type}[]>('GET', path)).body).toEqual([])
  const refusal = await stranger.call<Problem>('PATCH', pathOf(body), { name: 'Mine', note: '', active: true })
  expect([refusal.status, refusal.body.reason]).toEqual([404, { key: '${group}.notFound' }])
})

test('refuses a name that is taken, whatever its case, and lets another owner have it', async () => {
  await add('Hill')
  const refusal = await owner.call<Problem>('POST', path, { name: 'HILL' })
  expect(refusal).toMatchObject({ status: 409, body: { code: '${code}', fields: { name: [expect.any(String)] } } })
  expect((await add('Hill', await server.signUpOwner())).status).toBe(201)
})

test('changes one that nobody changed meanwhile, and deletes it', async () => {
  const { body: ${value} } = await add('Old')
  const change = { name: 'New', note: '', active: false, version: 1 }
  expect(await owner.call<${type}>('PATCH', pathOf(${value}), change)).toMatchObject({
    status: 200,
    body: { name: 'New', note: '', active: false, version: 2 },
  })
  const refusal = await owner.call<Problem>('PATCH', pathOf(${value}), { ...change, name: 'Newer' })
  expect(refusal).toMatchObject({ status: 409, body: { code: 'stale', current: { name: 'New', version: 2 } } })
  expect((await owner.call('DELETE', pathOf(${value}))).status).toBe(204)
  expect((await owner.call('DELETE', pathOf(${value}))).status).toBe(404)
})

test('tells open screens of a change', async () => {
  const domains = Promise.withResolvers<unknown>()
  const listening = Promise.withResolvers<void>()
  const stop = subscribe(server.context.databaseUrl, 'keyhaven', {
    connected: () => listening.resolve(),
    heard: (payload) => {
      const { owner: of, table } = JSON.parse(payload) as { owner: number; table: string }
      if (of === owner.user.id && table === '${table}') domains.resolve(shownIn.get(table))
    },
  })
  onTestFinished(() => stop())
  await listening.promise
  await add('Seen')
  expect(await domains.promise).toEqual(['${id}'])
})
`

const migrationText = ({ title, table }: AreaNames) => `-- ${title} of owners.
CREATE TABLE ${table} (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  note text NOT NULL DEFAULT '',
  active boolean NOT NULL DEFAULT true,
  search_text text NOT NULL GENERATED ALWAYS AS (
    searched(name || E'\\n' || note) || E'\\n' || folded(name || E'\\n' || note)) STORED,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, id)
);
CREATE UNIQUE INDEX ${table}_name ON ${table} (owner_id, lower(name));
CREATE INDEX ${table}_list ON ${table} (owner_id, active DESC, lower(name), id);

-- Open screens hear of each change.
CREATE TRIGGER ${table}_tell_insert AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER ${table}_tell_update AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
CREATE TRIGGER ${table}_tell_delete AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_owners();
`

/** A moment as migrations are called by it: `20261128-2310`. */
const timeOf = (now: Date) => now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')

/** The files of an area's domain and of its tables, by name below `api/src`. */
export const apiFiles = (names: AreaNames, now = new Date()): Record<string, string> => ({
  [`${names.id}/routes.ts`]: routesText(names),
  [`${names.id}/service.ts`]: serviceText(names),
  [`${names.id}/reads.ts`]: readsText(names),
  [`${names.id}/writes.ts`]: writesText(names),
  [`${names.id}/constraints.ts`]: constraintsText(names),
  [`${names.id}/tables.ts`]: tablesText(names),
  [`${names.id}/schema.ts`]: schemaText(names),
  [`${names.id}/${names.id}.test.ts`]: testText(names),
  [`db/migrations/${timeOf(now)}-${names.id}.tables.sql`]: migrationText(names),
})
