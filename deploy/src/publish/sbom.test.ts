import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inStore, readText } from '../store/store.ts'
import { freshStore } from '../testing/builds.ts'
import { keepSbom } from './sbom.ts'

type Sbom = { bomFormat: string; components: { name: string; version: string; hashes?: { content: string }[] }[] }

it('the store keeps which packages a release runs with, by version and hash, and writes it once', async () => {
  const store = freshStore()
  const place = await keepSbom(store)
  const sbom = JSON.parse((await readText(store, place)) ?? '') as Sbom
  const { dependencies } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../api/package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>
  }
  expect(sbom.bomFormat).toBe('CycloneDX')
  const fastify = sbom.components.find(({ name }) => name === 'fastify')
  expect(fastify?.version).toBe(dependencies['fastify'])
  expect(fastify?.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/)
  expect(sbom.components.map(({ name }) => name)).not.toContain('vitest')
  const written = statSync(inStore(store, place)).mtimeMs
  expect(await keepSbom(store)).toBe(place)
  expect(statSync(inStore(store, place)).mtimeMs).toBe(written)
})
