import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ChunkGroup } from './chunk-groups.ts'

type Weighed = Pick<ChunkGroup, 'request' | 'share' | 'initial' | 'files'>

/** The page that a group belongs to, or what every page needs: the entry and the module that it exposes. What comes later has no name. */
const partOf = ({ request, share, initial }: Weighed) =>
  initial || (!request && !share) ? 'entry' : /([\w-]+-page)(?:\.tsx?)?$/.exec(request ?? '')?.[1]

/** Scripts and style sheets of a build that visitors load first, in bytes with brotli, by page. A file of several pages counts once. */
export const weigh = (dist: string, groups: readonly Weighed[]) => {
  const parts: Record<string, number> = { entry: 0 }
  const seen = new Set<string>()
  const inOrder = groups.toSorted((a, b) => Number(partOf(b) === 'entry') - Number(partOf(a) === 'entry'))
  for (const group of inOrder) {
    const part = partOf(group)
    for (const file of part === undefined ? [] : group.files) {
      if (seen.has(file) || !/\.(?:js|css)$/.test(file)) continue
      seen.add(file)
      parts[part ?? ''] = (parts[part ?? ''] ?? 0) + brotliCompressSync(readFileSync(join(dist, file))).length
    }
  }
  return parts
}
