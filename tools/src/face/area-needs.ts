import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { shapesOf } from '@keyhaven/api/http/call-shapes'
import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { CallShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import type { BorrowedNames } from '@keyhaven/shared-contracts/platform/compatibility'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { parseSync } from 'oxc-parser'
import { selections } from '../build/sharing.ts'

const ours = '@keyhaven/shared-contracts/'
const contracts = dirname(dirname(fileURLToPath(import.meta.resolve(`${ours}contract/endpoint`))))

type Import = { from: string; name: string; local: string }

type Source = { text: string; imports: Import[] }

/** Sources that files import at run time: these files, and those that they lead to by a path. */
const sourcesFrom = (files: readonly string[], seen = new Map<string, Source>()): Source[] => {
  for (const file of files) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
    const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.flatMap(({ importName, localName, isType }) =>
        isType ? [] : [{ from: moduleRequest.value, name: importName.name ?? '*', local: localName.value }],
      ),
    )
    seen.set(file, { text, imports })
    const others = [
      ...imports.map(({ from }) => from),
      ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ]
    sourcesFrom(
      // Of messages in several languages the English ones import what all do.
      others.filter((from) => from.startsWith('.')).map((from) => join(dirname(file), from.replace('${locale}', 'en'))),
      seen,
    )
  }
  return [...seen.values()]
}

const keyOf = (from: string) => {
  if (from.startsWith(`${ours}web/`) || from === 'antd') return from.replace(ours, '')
  const selection = Object.entries(selections).find(([name]) => name === from)?.[1]
  return selection && `web/${selection}`
}

/** The names that an area borrows from its host, by the module that it exposes. */
export const borrowedNames = (entry: string): BorrowedNames => {
  const names: Record<string, Set<string>> = {}
  for (const { imports } of sourcesFrom([entry])) {
    for (const { from, name } of imports) {
      const key = keyOf(from)
      if (key) (names[key] ??= new Set()).add(name)
    }
  }
  return Object.fromEntries(
    Object.entries(names)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, entries]) => [key, [...entries].toSorted()]),
  )
}

const isEndpoint = (value: object): value is Endpoint =>
  'path' in value && typeof value.path === 'string' && 'method' in value

export const endpointsIn = (value: unknown): Endpoint[] =>
  typeof value !== 'object' || value === null
    ? []
    : isEndpoint(value)
      ? [value]
      : Object.values(value).flatMap((inner) => endpointsIn(inner))

/** The endpoints that a text names of a group: `bookingsApi.create`, or all of it where the group itself is passed on. */
const endpointsNamed = (text: string, local: string, group: unknown) => {
  const uses = [...text.matchAll(new RegExp(String.raw`\b${local}\b((?:\??\.\w+)*)`, 'g'))].map(([, path = '']) => path)
  // The first one is the import.
  return uses.slice(1).flatMap((path) => {
    let value = group
    for (const name of path.split(/\??\./).filter(Boolean)) {
      if (typeof value !== 'object' || value === null || isEndpoint(value)) break
      value = (value as Record<string, unknown>)[name]
    }
    return endpointsIn(value)
  })
}

/** Addresses of the product that modules name, and those that they lead to: a parameter is `:id`, and what is searched for is left out. */
export const linksIn = (...entries: string[]): string[] => {
  const names = sourcesFrom(entries).flatMap(({ text, imports }) =>
    imports
      .filter(({ from, name }) => name === 'paths' && /\/platform\/paths(?:\.ts)?$/.test(from))
      .flatMap(({ local }) =>
        [...text.matchAll(new RegExp(String.raw`\b${local}\.(\w+)`, 'g'))].map(([, name = '']) => name),
      ),
  )
  const addresses: Record<string, (...params: never[]) => string> = { ...paths }
  const addressOf = (name: string) => {
    const make = Object.hasOwn(addresses, name) ? addresses[name] : undefined
    const plain = make?.() ?? ''
    // Without its parameters an address that has some is none.
    return (plain.includes('undefined') ? make?.(':id' as never, ':id' as never) : plain)?.split('?')[0] ?? ''
  }
  return [...new Set(names.map(addressOf))].filter((address) => address.startsWith('/')).toSorted()
}

/** The calls that modules make, and those that they lead to, with the shapes that they were written for. */
export const callsOf = async (...entries: string[]): Promise<CallShapes> => {
  const endpoints = new Set<Endpoint>()
  for (const { text, imports } of sourcesFrom(entries)) {
    for (const { from, name, local } of imports) {
      // Inside the package it is a path: `../../contract/finance/invoices.ts`.
      const [, group] =
        /^(?:@keyhaven\/shared-contracts|(?:\.\.\/)*\.\.)\/contract\/((?:[\w-]+\/)?[\w-]+)(?:\.ts)?$/.exec(from) ?? []
      if (!group) continue
      const file = join(contracts, 'contract', `${group}.ts`)
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      for (const endpoint of endpointsNamed(text, local, module[name])) endpoints.add(endpoint)
    }
  }
  return shapesOf([...endpoints].toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method)))
}
