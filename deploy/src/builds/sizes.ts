import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { z } from 'zod'
import { sizesFile } from '../store/build-files.ts'
import { readText, type Store } from '../store/store.ts'

/** Parts of a build that visitors load first, in bytes with brotli: by page, and what all of its pages need as `entry`. */
const sizes = z.object({ budget: z.number().optional(), parts: z.record(z.string(), z.number()) })
export type Sizes = z.infer<typeof sizes>

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const sumOf = ({ parts }: Sizes) => Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)

/** The parts that grew most against another build, the first one most. */
const growth = (now: Sizes, before: Sizes) =>
  Object.entries(now.parts)
    .map(([part, bytes]) => ({ part, more: bytes - (before.parts[part] ?? 0) }))
    .filter(({ more }) => more >= 50)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, 2)

const against = (now: Sizes, before: Sizes, version: string) => {
  const more = sumOf(now) - sumOf(before)
  const parts = growth(now, before).map((one) => `${one.part} +${kB(one.more)}`)
  if (Math.abs(more) < 50) return ''
  return `, ${more > 0 ? '+' : '-'}${kB(Math.abs(more))} since ${version}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

const isOver = (one: Sizes) => one.budget !== undefined && sumOf(one) > one.budget

/** A build's size and budget in a line; with the release that is out also what has grown. */
export const sizeWords = (now: Sizes, out?: { sizes: Sizes; version: string }) =>
  `${kB(sumOf(now))}${now.budget === undefined ? ', no budget' : ` of ${kB(now.budget)}`}${isOver(now) ? ', over its budget' : ''}${
    out ? against(now, out.sizes, out.version) : ''
  }`

/** Sizes of a build in a folder; nothing for one from before that was written down. */
export const builtSizes = (dist: string) => {
  const file = join(dist, sizesFile)
  return existsSync(file) ? sizes.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The folder in the store of what everybody has now of an area, of the shell, or of the guests' site. */
const releaseOut = ({ shell, areas }: Registry, what: string) => {
  const stable = areas['public']?.stable
  if (what === 'shell') return `shell/${shell.version}`
  return what === 'site'
    ? `site/${areas['public']?.releases[stable ?? '']?.site ?? 'none'}`
    : `mfe/${what}/${areas[what]?.stable ?? 'none'}`
}

/**
 * Sizes of builds against their budgets and against what is out: a line for each, and a sentence for each that is over its budget.
 * `dists` are their folders by name.
 */
export const weighBuilds = async (store: Store, out: Registry, dists: Readonly<Record<string, string>>) => {
  const all = Object.entries(dists).map(async ([what, dist]) => {
    const now = builtSizes(dist)
    if (!now) return []
    const path = releaseOut(out, what)
    const text = await readText(store, `${path}/${sizesFile}`)
    const before = text === undefined ? undefined : sizes.safeParse(JSON.parse(text)).data
    const words = sizeWords(now, before && { sizes: before, version: path.split('/').pop() ?? '' })
    return [{ line: `${what} loads ${words}`, isOver: isOver(now) }]
  })
  const weights = (await Promise.all(all)).flat()
  return {
    lines: weights.map(({ line }) => line),
    over: weights.flatMap((one) => (one.isOver ? [one.line] : [])),
  }
}
