import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { schemaShape, shapesOf } from '@keyhaven/api/http/call-shapes'
import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import type { CallShapes, Shape } from '@keyhaven/shared-contracts/platform/call-shapes'
import type { BorrowedNames } from '@keyhaven/shared-contracts/platform/compatibility'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { type SlotName, slots } from '@keyhaven/shared-contracts/platform/slots'
import { type Import, importsIn } from '../build/import-graph.ts'
import { selections } from '../build/sharing.ts'
import { propsUsed } from './props-used.ts'

const ours = '@keyhaven/shared-contracts/'
const contracts = dirname(dirname(fileURLToPath(import.meta.resolve(`${ours}contract/endpoint`))))

type Source = { file: string; text: string; imports: Import[] }

/** Sources that files import at run time: these files, and those that they lead to by a path. */
const sourcesFrom = (files: readonly string[], seen = new Map<string, Source>()): Source[] => {
  for (const file of files) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const { imports, modules } = importsIn(file, text)
    seen.set(file, { file, text, imports })
    sourcesFrom(
      // Of messages in several languages the English ones import what all do.
      modules
        .filter((from) => from.startsWith('.'))
        .map((from) => join(dirname(file), from.replace('${locale}', 'en'))),
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

/** Props that an area writes at the shell's components, by `web/page PageTitle`. A component that it also uses otherwise is not in it. */
export const borrowedProps = (entry: string): BorrowedNames => {
  const all = new Map<string, Set<string> | undefined>()
  for (const { file, text, imports } of sourcesFrom([entry])) {
    const borrowed = imports.filter(({ from }) => from.startsWith(`${ours}web/`))
    const used = propsUsed(
      file,
      text,
      borrowed.map(({ local }) => local),
    )
    for (const { from, name, local } of borrowed) {
      if (!used.has(local)) continue
      const what = `${keyOf(from)} ${name}`
      const [before, props] = [all.has(what) ? all.get(what) : new Set<string>(), used.get(local)]
      all.set(what, before && props && new Set([...before, ...props]))
    }
  }
  const lines = [...all].flatMap(([what, props]) => (props ? [[what, [...props].toSorted()] as const] : []))
  return Object.fromEntries(lines.toSorted(([a], [b]) => a.localeCompare(b)))
}

/** The slots that an area's pages have, by the module that it exposes: of each `<Slot name="booking.popup" …>`. */
export const placesOf = (entry: string): SlotName[] => {
  const names = sourcesFrom([entry]).flatMap(({ text }) =>
    [...text.matchAll(/<Slot\s+name="([^"]+)"/g)].map(([, name]) => name as SlotName),
  )
  return [...new Set(names)].toSorted()
}

/** The shapes of the props that slots give, as the contract says them now. */
export const propsOf = (names: readonly string[]): Record<string, Shape> =>
  Object.fromEntries(names.map((name) => [name, schemaShape(slots[name as SlotName])]))

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
  const addresses: Record<string, unknown> = { ...paths }
  const addressOf = (name: string) => {
    const make = (Object.hasOwn(addresses, name) ? addresses[name] : undefined) as
      | ((...params: string[]) => string)
      | undefined
    const plain = make?.() ?? ''
    // Without its parameters an address that has some is none.
    return (plain.includes('undefined') ? make?.(':id', ':id') : plain)?.split('?')[0] ?? ''
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
