import { brotliCompressSync, constants } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core'
import { site } from './build/site-preset.ts'
import { at } from './build/workspace.ts'
const out = '/tmp/bytes-out-' + (process.env['KH_OFF'] ?? 'all').replaceAll(',', '_')
const config = mergeRsbuildConfig(site(), { mode: 'production', environments: { web: { output: { distPath: { root: out } } } } })
const rsbuild = await createRsbuild({ cwd: at('mfe-public'), environment: ['web'], config } as never)
const { stats, close } = await rsbuild.build()
await close()
const json = (stats as { toJson(o: object): { entrypoints: Record<string, { assets: { name: string }[] }> } }).toJson({ all: false, entrypoints: true, assets: true })
const names = Object.values(json.entrypoints).flatMap((e) => e.assets.map((a) => a.name)).filter((n) => n.endsWith('.js'))
let sum = 0
for (const n of names) { const b = brotliCompressSync(readFileSync(join(out, n)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length; sum += b; console.log('  ', n, b) }
console.log('OFF', process.env['KH_OFF'] ?? '-', 'initial brotli', sum)
