import { execFileSync } from 'node:child_process'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { putFile, readText, type Store } from '../store/store.ts'

const source = z.object({
  /** Publisher of the release, and when it came into the store. */
  by: z.string(),
  at: z.iso.datetime(),
  /** The working copy: host and folder, or `RELEASED_FROM`. */
  from: z.string(),
  /** Last commit of the folders that the release is built from; none where git does not know them. */
  commit: z.string().optional(),
  committedAt: z.iso.datetime({ offset: true }).optional(),
  /** True where files were changed that no commit has. */
  isChanged: z.boolean().optional(),
})
/** Origin of a release in the store. It is written with the release and never changed. */
export type Source = z.infer<typeof source>

const git = (workspaces: string, ...args: string[]) => {
  try {
    return execFileSync('git', ['-C', workspaces, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** Folders that the release of an area, or the shell, is built from. */
const foldersOf = (what: string) => [what === 'shell' ? what : `mfe-${what}`, 'shared-contracts']

/** The source of an area, or the shell, in these workspaces. */
export const sourceOf = (workspaces: string, what: string, by: string, from: string | undefined): Source => {
  const folders = foldersOf(what)
  const [commit, committedAt] =
    git(workspaces, 'log', '-1', '--format=%H %cI', '--', ...folders)
      ?.trim()
      .split(' ') ?? []
  const about = { by, at: new Date().toISOString(), from: from ?? `${hostname()}:${resolve(workspaces)}` }
  if (!commit || !committedAt) return about
  return {
    ...about,
    commit,
    committedAt,
    isChanged: !!git(workspaces, 'status', '--porcelain', '--', ...folders)?.trim(),
  }
}

const sourcePath = (what: string, version: string) => `sources/${what}/${version}.json`

/** Writes down the origin of a release, unless that is known already. */
export const putSource = async (store: Store, what: string, version: string, about: Source) => {
  const path = sourcePath(what, version)
  if (!(await store.backing.bring(path))) await putFile(store, path, JSON.stringify(about))
}

/** Origin of a release; undefined for one from before that was written down, and where it cannot be read: a start does not end for it. */
export const readSource = async (store: Store, what: string, version: string): Promise<Source | undefined> => {
  const text = await readText(store, sourcePath(what, version))
  try {
    return text === undefined ? undefined : source.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Removes what is known of a release that goes. */
export const removeSource = (store: Store, what: string, version: string) =>
  store.backing.remove(sourcePath(what, version))

/** A source in words: who, when, where and from which commit. */
export const sourceWords = ({ by, at, from, commit }: Source) =>
  `published by ${by} on ${at.slice(0, 16).replace('T', ' ')} UTC from ${from}${commit ? `, commit ${commit.slice(0, 9)}` : ''}`

/**
 * Reason to think that sources are older than a release, so that publishing them would take somebody's work back; undefined where they
 * contain its commit, or where nothing is known.
 */
export const whyOlder = (workspaces: string, own: Source, release: Source): string | undefined => {
  const isOwn = own.from === release.from
  const { commit, committedAt } = release
  if (!own.commit || !own.committedAt || !commit || !committedAt) return undefined
  if (release.isChanged && !isOwn) return 'it has changes that no commit holds'
  if (git(workspaces, 'merge-base', '--is-ancestor', commit, 'HEAD') !== undefined) return undefined
  const isLater = Date.parse(own.committedAt) >= Date.parse(committedAt)
  // A commit that was amended, and a clone without history, are told by the time alone.
  const isShallow = git(workspaces, 'rev-parse', '--is-shallow-repository')?.trim() === 'true'
  return isLater && (isOwn || isShallow) ? undefined : 'these sources do not contain that commit'
}
