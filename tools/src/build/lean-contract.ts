import type { RsbuildPlugin } from '@rsbuild/core'
import { MagicString } from 'magic-string'
import { parseSync, Visitor } from 'oxc-parser'

/** What only the documents of the API say of an endpoint. */
const documented = new Set(['summary', 'example'])

/** A module of the contract without what no browser reads. */
export const withoutDocuments = (file: string, source: string) => {
  const text = new MagicString(source)
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [call] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || call?.type !== 'ObjectExpression') return
      for (const [index, property] of call.properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (documented.has(property.key.name))
          text.remove(property.start, call.properties[index + 1]?.start ?? property.end)
      }
    },
  })
  visitor.visit(parseSync(file, source).program)
  return text.toString()
}

/** Leaves the summaries and examples of endpoints out of every bundle for browsers. */
export const leanContract: RsbuildPlugin = {
  name: 'keyhaven:lean-contract',
  setup: (api) =>
    api.transform({ test: /shared-contracts\/src\/contract\/[\w-]+\.ts$/, order: 'pre' }, ({ code, resourcePath }) =>
      withoutDocuments(resourcePath, code),
    ),
}
