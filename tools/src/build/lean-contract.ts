import type { RsbuildPlugin } from '@rsbuild/core'
import { MagicString } from 'magic-string'
import { parseSync, Visitor } from 'oxc-parser'

/** What only the documents of the API say of an endpoint. */
export const documented = ['summary', 'example']
/** What the API checks: guests' forms say it by the schemas themselves, and the client by none. */
export const checked = ['params', 'query', 'body', 'limits']

type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Whether a call is made when this is evaluated, and not only when a function in it is called. */
const makesCalls = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.some(makesCalls)
  if (!isNode(node) || /Function/.test(node.type)) return false
  return (
    node.type === 'CallExpression' || Object.entries(node).some(([key, value]) => key !== 'parent' && makesCalls(value))
  )
}

/**
 * The values that a module of the contract makes with calls when it is loaded: schemas and endpoints. The calls do nothing else, so a
 * bundler may leave out what nobody uses, once each value is marked as made by one such call.
 */
const valuesOf = ({ body }: { body: readonly unknown[] }) =>
  body.flatMap((statement) => {
    const one = isNode(statement) && statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    if (!isNode(one) || one.type !== 'VariableDeclaration') return []
    return (one['declarations'] as { init: unknown }[]).flatMap(({ init }) =>
      isNode(init) && makesCalls(init) ? [init] : [],
    )
  })

/** A module of the contract without what no browser reads of an endpoint, and with what need not be in it marked. */
export const leanModule = (file: string, source: string, unread: readonly string[] = documented) => {
  const text = new MagicString(source)
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [call], end }) => {
      // `.meta({ id: 'Booking' })` is the name that a schema has in the documents.
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'meta'
      )
        text.remove(callee.object.end, end)
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || call?.type !== 'ObjectExpression') return
      for (const [index, property] of call.properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (unread.includes(property.key.name))
          text.remove(property.start, call.properties[index + 1]?.start ?? property.end)
      }
    },
  })
  const { program } = parseSync(file, source)
  visitor.visit(program)
  for (const { start, end } of valuesOf(program))
    text.prependLeft(start, '/*#__PURE__*/ (() => (').appendRight(end, '))()')
  return text.toString()
}

const leanBy = (name: string, unread: readonly string[]): RsbuildPlugin => ({
  name,
  setup: (api) =>
    api.transform(
      { test: /shared-contracts\/src\/(?:contract|domain)\/[\w-]+\.ts$/, order: 'pre' },
      ({ code, resourcePath }) => leanModule(resourcePath, code, unread),
    ),
})

/** Leaves the summaries and examples of endpoints out of every bundle for browsers, and what of the contract it does not use. */
export const leanContract = leanBy('keyhaven:lean-contract', documented)

/** The same for guests' pages, without the schemas of what a call sends. */
export const guestContract = leanBy('keyhaven:guest-contract', [...documented, ...checked])
