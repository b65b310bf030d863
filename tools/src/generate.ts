import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { antdGroups, movedNames } from './build/antd-groups.ts'
import { generatedFiles } from './build/generated-files.ts'
import { at, readJson } from './build/workspace.ts'
import { writeFace } from './face/face.ts'

const snapshot = at('tools/src/build/antd-groups.snapshot.json')
const moved = existsSync(snapshot) ? movedNames(readJson(snapshot) as typeof antdGroups) : []
if (moved.length) throw new Error(moved.join('\n'))

const files = generatedFiles()
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const isNew = !existsSync(snapshot) || JSON.stringify(readJson(snapshot)) !== JSON.stringify(antdGroups)
if (isNew) writeFileSync(snapshot, `${JSON.stringify(antdGroups, null, 2)}\n`)
console.log(`${Object.keys(files).length} files generated`)

const { version, change } = await writeFace()
console.log(`The contract of the web half is version ${version}`)
for (const name of change?.added ?? []) console.log(`  new: ${name}`)
for (const name of [...(change?.gone ?? []), ...(change?.narrowed ?? [])])
  console.log(`  breaks areas that are out: ${name}`)
