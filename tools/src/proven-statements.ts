import { loadModule, parseSync } from 'libpg-query'

type Node = Record<string, unknown>
type Relation = { relname: string }
type Statement = Node & { relation?: Relation }

/** Parts of a column that a program which does not know it cannot run into. */
const harmlessParts = new Set(['CONSTR_NULL', 'CONSTR_NOTNULL', 'CONSTR_DEFAULT'])
/** Changes of a table that older programs do not notice. */
const harmlessChanges = new Set([
  'AT_DropNotNull',
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
])
/** Statements that only add something by a name that nobody uses yet. */
const additions = new Set([
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
])

const list = (value: unknown) => (Array.isArray(value) ? (value as Node[]) : [])
const kindOf = (node: Node) => Object.keys(node)[0] ?? ''
const inside = (node: Node) => Object.values(node)[0] as Statement

const isHarmlessChange = ({ subtype, def }: Node) => {
  if (subtype !== 'AT_AddColumn') return harmlessChanges.has(String(subtype))
  const { constraints } = (def as { ColumnDef?: Node }).ColumnDef ?? {}
  return list(constraints).every((constraint) => harmlessParts.has(String(inside(constraint)['contype'])))
}

/** Reads a migration statement by statement: tables that it makes itself are nobody's yet. */
const reader = () => {
  const own = new Set<string>()
  const isOwn = ({ relation }: Statement) => relation !== undefined && own.has(relation.relname)
  const rules: Record<string, (statement: Statement) => boolean> = {
    CreateStmt: ({ relation, inhRelations }) => {
      if (relation) own.add(relation.relname)
      return list(inhRelations).length === 0
    },
    ViewStmt: ({ replace }) => !replace,
    CreateFunctionStmt: ({ replace }) => !replace,
    GrantStmt: ({ is_grant }) => is_grant === true,
    VariableSetStmt: ({ is_local }) => is_local === true,
    InsertStmt: isOwn,
    CreateTrigStmt: isOwn,
    // What an expression raises, it raises at each write.
    IndexStmt: (index) =>
      isOwn(index) || (!index['unique'] && list(index['indexParams']).every((one) => !('expr' in inside(one)))),
    AlterTableStmt: (table) => isOwn(table) || list(table['cmds']).every((one) => isHarmlessChange(inside(one))),
  }
  return (node: Node) => additions.has(kindOf(node)) || rules[kindOf(node)]?.(inside(node)) === true
}

/** Names of what a statement changes that was there before it. */
const changedBy = (node: Node): string[] => {
  const statement = inside(node)
  if (statement.relation) return [statement.relation.relname]
  if (statement['replace'] === true) return [JSON.stringify(statement['funcname'] ?? statement['view'])]
  return list(statement['objects']).map((object) => {
    const parts = list((object as { List?: { items: unknown } }).List?.items)
    return (parts.at(-1) as { String?: { sval: string } } | undefined)?.String?.sval ?? JSON.stringify(object)
  })
}

await loadModule()

/** Names of what migrations of one area, in their order, change although none of them made it. */
export const changedOfOthers = (migrations: readonly string[]): string[] => {
  const own = new Set<string>()
  return migrations.flatMap((sql) =>
    list(parseSync(sql).stmts).flatMap(({ stmt }) => {
      const node = stmt as Node
      const created = kindOf(node) === 'CreateStmt' ? inside(node).relation?.relname : undefined
      if (created !== undefined) own.add(created)
      return changedBy(node).filter((name) => !own.has(name))
    }),
  )
}

/**
 * First lines of the statements of which nothing says that the release before goes on with them: all but those that only add what no
 * program knows. Throws where PostgreSQL would not read them.
 */
export const unprovenStatements = (sql: string): string[] => {
  const bytes = Buffer.from(sql)
  const isProven = reader()
  return list(parseSync(sql).stmts).flatMap(({ stmt, stmt_location = 0, stmt_len }) => {
    if (isProven(stmt as Node)) return []
    const start = Number(stmt_location)
    const text = bytes.subarray(start, stmt_len === undefined ? undefined : start + Number(stmt_len)).toString()
    return [text.replaceAll(/--.*$/gm, '').trim().split('\n')[0]?.trim() ?? '']
  })
}

/** Columns with a check that are added to a table which was there before: PostgreSQL reads all its rows for that while nobody may write. */
export const checkedColumns = (sql: string): string[] => {
  const own = new Set<string>()
  return list(parseSync(sql).stmts).flatMap(({ stmt }) => {
    const node = stmt as Node
    const { relation, cmds } = inside(node)
    if (kindOf(node) === 'CreateStmt' && relation) own.add(relation.relname)
    if (kindOf(node) !== 'AlterTableStmt' || !relation || own.has(relation.relname)) return []
    return list(cmds).flatMap((one) => {
      const { colname, constraints } = (inside(one)['def'] as { ColumnDef?: Node } | undefined)?.ColumnDef ?? {}
      const isChecked = list(constraints).some((constraint) => inside(constraint)['contype'] === 'CONSTR_CHECK')
      return isChecked ? [`${relation.relname}.${String(colname)}`] : []
    })
  })
}
