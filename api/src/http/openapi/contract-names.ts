import { readdir } from 'node:fs/promises'
import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { z } from 'zod'

const folder = new URL('.', import.meta.resolve('@keyhaven/shared-contracts/contract/endpoint'))
const files = (await readdir(folder, { recursive: true })).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
/** Modules of the contract, with their files. The routes have loaded them already: their exports are only looked at. */
export const contractModules = await Promise.all(
  files.map(async (file) => {
    const url = new URL(file, folder)
    return { url, exports: Object.entries((await import(url.href)) as object) as [name: string, value: unknown][] }
  }),
)
const exported = contractModules.flatMap((module) => module.exports)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const isCall = (value: object) => 'path' in value && typeof value.path === 'string'
/** `{ create }` in `bookingsApi` is `bookingsCreate`; `{ property: { add } }` in `imagesApi` is `imagesPropertyAdd`. */
const operationsIn = (group: string, value: unknown): [unknown, string][] => {
  if (typeof value !== 'object' || value === null) return []
  if (isCall(value)) return [[value, group]]
  return Object.entries(value).flatMap(([name, inner]) => operationsIn(group + capital(name), inner))
}
const operationsOf = (name: string, value: unknown): [unknown, string][] =>
  name.endsWith('Api') ? operationsIn(name.slice(0, -'Api'.length), value) : [[value, name]]

const operationIds = new Map(exported.flatMap(([name, value]) => operationsOf(name, value)))
const schemaNames = new Map(
  exported.flatMap(([name, value]) => (value instanceof z.ZodType ? [[value, capital(name)] as const] : [])),
)

/** Name of an endpoint or file in the contract: `bookingsApi.create` is `bookingsCreate`. */
export function operationIdOf(call: Pick<Endpoint, 'path'>): string {
  const id = operationIds.get(call)
  if (id === undefined) throw new Error(`${call.path} is no export of a contract, and so has no name.`)
  return id
}

/** Name of a schema that the contract exports: `newBooking` is `NewBooking`. */
export const schemaNameOf = (schema: z.ZodType): string | undefined => schemaNames.get(schema)
