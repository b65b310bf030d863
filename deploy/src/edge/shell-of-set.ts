import { type Html, quickDocument } from './send-document.ts'
import { htmlName, renderInShell } from '../pages/render-pages.ts'
import { BuildError } from '../store/integrity.ts'
import type { Generation } from '../store/generation.ts'
import type { ReleaseSet } from '../store/release-sets.ts'
import type { Store } from '../store/store.ts'

const maxKept = 50

/**
 * The documents of a tab that runs a release set of the past: `?set=<id>` gives the shell of then, too. Rendered when they
 * are asked for, and the last of them are kept; undefined where the set is not known or has the shell that is out.
 */
export const shellOfSet = (store: Store, setOf: (id: string) => Promise<ReleaseSet | undefined>) => {
  let of: Generation | undefined
  const kept = new Map<string, Promise<Html | undefined>>()

  const render = async ({ registry }: Generation, version: string, path: string) => {
    try {
      const text = await renderInShell(store, registry, version, path)
      return text === undefined ? undefined : quickDocument(text)
    } catch (error) {
      // Its build is gone, or cannot be read: the page of everybody says so.
      if (error instanceof BuildError) return undefined
      throw error
    }
  }

  return async (generation: Generation, id: unknown, path: string) => {
    if (typeof id !== 'string' || id === generation.registry.set) return undefined
    const shell = (await setOf(id))?.shell
    if (!shell || shell === 'none' || shell === generation.registry.shell.version) return undefined
    if (of !== generation) kept.clear()
    of = generation
    const key = `${shell} ${htmlName(generation.registry, path)}`
    const document = kept.get(key) ?? render(generation, shell, path)
    kept.delete(key)
    kept.set(key, document)
    // What could not be read now may be there for the next one.
    document.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest)
    return document
  }
}
